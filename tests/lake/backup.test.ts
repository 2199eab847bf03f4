import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { backUp } from '../../lib/content-lake/backup.ts'
import { startLakeProcess } from '../support/lake-process.ts'
import { plainImage } from '../support/plain-image.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

let lake = await startLakeProcess()
const folder = temporaryFolder('backup-')
afterAll(() => lake.stop())

describe('a backup of a running lake', () => {
  it('can be started, with its content, history, images, users and tokens', async () => {
    const client = lake.admin({ perspective: 'raw' })
    const first = await client.create({ _id: 'kept', _type: 'note', text: 'first' })
    await client.patch('kept').set({ text: 'second' }).commit()
    const image = await plainImage(30, 20).png().toBuffer()
    const asset = await client.assets.upload('image', image, { filename: 'plain.png' })
    const copy = join(folder, 'whole')
    const { documents } = await backUp(lake.dataDir, copy)
    expect(documents).toBe(await client.fetch('count(*)'))
    await client.create({ _id: 'later', _type: 'note' })

    const restored = await startLakeProcess({ dataDir: copy })
    try {
      const { ownerLoginUrl, ...tokens } = lake.credentials
      expect(restored.credentials).toMatchObject(tokens)
      // The link is for the address that the copy has.
      expect(restored.credentials.ownerLoginUrl).toBe(ownerLoginUrl.replace(lake.url, restored.url))
      const again = restored.admin({ perspective: 'raw' })
      expect(await again.getDocument('kept')).toMatchObject({ text: 'second' })
      expect(await again.getDocument('later')).toBeUndefined()
      const history = await restored.fetch(
        `/v1/data/history/production/documents/kept?revision=${first._rev}`,
        {
          token: restored.credentials.administratorToken,
        },
      )
      expect(await history.json()).toEqual({ documents: [first] })
      const bytes = await restored.fetch(`/${asset.path}`)
      expect(Buffer.from(await bytes.arrayBuffer()).equals(image)).toBe(true)
      await again.create({ _id: 'goes-on', _type: 'note' })
    } finally {
      await restored.stop()
    }
  })

  it('holds each transaction wholly or not at all, however much is written meanwhile', async () => {
    const client = lake.admin({ perspective: 'raw' })
    const pair = (round: number) => [
      { createOrReplace: { _id: 'left', _type: 'note', round } },
      { createOrReplace: { _id: 'right', _type: 'note', round } },
    ]
    let round = 0
    const enough = new AbortController()
    const writing = (async () => {
      while (!enough.signal.aborted) await client.mutate(pair(++round), { returnDocuments: false })
    })()
    const rounds: unknown[] = []
    for (let n = 0; n < 5; n++) {
      const copy = join(folder, `busy-${n}`)
      await backUp(lake.dataDir, copy)
      const restored = await startLakeProcess({ dataDir: copy })
      const [left, right] = await restored.admin().getDocuments(['left', 'right'])
      rounds.push([left?.round, right?.round])
      expect(left?.round).toBe(right?.round)
      await restored.stop()
    }
    enough.abort()
    await writing
    expect(round).toBeGreaterThan(20)
    expect(new Set(rounds.map(String)).size).toBeGreaterThan(1)
  })

  it('is readable by its owner only, and leaves no partial files', async () => {
    const copy = join(folder, 'private')
    await backUp(lake.dataDir, copy)
    expect(statSync(copy).mode & 0o077).toBe(0)
    for (const name of ['content-lake.sqlite', 'credentials.json']) {
      expect([name, statSync(join(copy, name)).mode & 0o077]).toEqual([name, 0])
    }
    expect(readdirSync(copy).toSorted()).toEqual(['assets', 'content-lake.sqlite', 'credentials.json'])
    await expect(backUp(lake.dataDir, copy)).rejects.toThrow('exists already')
    await expect(backUp(join(folder, 'nothing'), join(folder, 'x'))).rejects.toThrow('holds no Content Lake')
    expect(readdirSync(folder).filter((name) => name.includes('partial') || name === 'x')).toEqual([])
  })
})

describe('npm run backup', () => {
  it('creates one that can be restored', async () => {
    const client = lake.admin()
    await client.createOrReplace({ _id: 'wanted', _type: 'note', text: 'before the mistake' })
    const copy = join(folder, 'by-command')
    const run = spawnSync(process.execPath, ['scripts/run.mjs', 'backup', copy], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: lake.dataDir, CONTENT_LAKE_PORT: '4519' },
    })
    expect([run.status, run.stderr]).toEqual([0, ''])
    expect(run.stdout).toContain(copy)
    await client.delete('wanted')

    // As the help says: stop, remove the folder, put a copy in its place, start.
    await lake.kill()
    rmSync(lake.dataDir, { recursive: true })
    cpSync(copy, lake.dataDir, { recursive: true })
    lake = await startLakeProcess({ dataDir: lake.dataDir })
    expect(await lake.admin().getDocument('wanted')).toMatchObject({ text: 'before the mistake' })
    expect(existsSync(copy)).toBe(true)
    expect(readFileSync(join(copy, 'credentials.json'), 'utf8')).toContain(lake.credentials.siteToken)
  })

  it('says in one line what is wrong', () => {
    const run = spawnSync(process.execPath, ['scripts/run.mjs', 'backup', join(folder, 'never')], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: join(folder, 'nowhere') },
    })
    expect(run.status).toBe(1)
    expect(run.stderr.trim().split('\n')).toHaveLength(1)
    expect(run.stderr).toContain('DATA_DIR')
  })
})
