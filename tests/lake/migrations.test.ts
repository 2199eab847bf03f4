import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, it } from 'vitest'
import { migrations } from '../../lib/content-lake/store/migrations.ts'
import { type LakeProcess, startLakeProcess } from '../support/lake-process.ts'
import { startLoopbackServer, json } from '../support/loopback-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** Data folders as earlier versions left them: a note with two revisions and a draft, a deleted note, and a file. */
const stored = 'tests/fixtures/data-folders'
const folder = temporaryFolder('migrations-')
let lake: LakeProcess | undefined
afterEach(async () => {
  await lake?.stop()
  lake = undefined
})

function copyOf(name: string): string {
  const dataDir = join(folder, `${name}-${crypto.randomUUID()}`)
  cpSync(join(stored, name), dataDir, { recursive: true })
  // The stored folder grows older; the owner's link in it is valid for a week.
  execute(dataDir, 'UPDATE login_link SET expires_at = ?', new Date(Date.now() + 86_400_000).toISOString())
  return dataDir
}

function execute(dataDir: string, statement: string, ...values: string[]): void {
  const db = new DatabaseSync(join(dataDir, 'content-lake.sqlite'))
  db.prepare(statement).run(...values)
  db.close()
}

it('every version of the schema has a stored data folder', () => {
  expect(readdirSync(stored).toSorted()).toEqual(migrations.map(({ version }) => `schema-${version}`))
})

describe.each(readdirSync(stored))('a data folder of %s', (name) => {
  it('starts with its content, history, files and credentials', async () => {
    lake = await startLakeProcess({ dataDir: copyOf(name) })
    // The token of the stored folder still works.
    const admin = lake.admin({ perspective: 'raw' })
    const text = readFileSync(`${stored}/${name}/credentials.json`, 'utf8')
    // The owner's link has the present address.
    expect(lake.credentials).toEqual(JSON.parse(text.replace(/http:\/\/localhost:\d+/, lake.url)))
    expect(await admin.fetch('*[_type == "note"]{_id, title} | order(_id)')).toEqual([
      { _id: 'drafts.note', title: 'A draft’s title' },
      { _id: 'note', title: 'Second title' },
    ])
    const [file] = await admin.fetch<{ path: string }[]>('*[_type == "sanity.fileAsset"]{path}')
    expect(await (await lake.fetch(`/${file?.path}`)).text()).toBe('a stored file\n')
    const { transactions } = await history(lake, 'note')
    expect(transactions).toBe(2)
  })

  it('is writable, and what is written survives a kill', async () => {
    const dataDir = copyOf(name)
    lake = await startLakeProcess({ dataDir })
    await lake.admin().patch('note').set({ title: 'Third title' }).commit()
    await lake.kill()
    lake = await startLakeProcess({ dataDir })
    expect(await lake.admin().fetch('*[_id == "note"][0].title')).toBe('Third title')
    expect((await history(lake, 'note')).transactions).toBe(3)
  })
})

async function history(from: LakeProcess, id: string): Promise<{ transactions: number }> {
  const response = await from.fetch(
    `/v2026-01-01/data/history/production/transactions/${id}?excludeContent=true`,
    { token: from.credentials.administratorToken },
  )
  const lines = (await response.text()).trim().split('\n')
  return { transactions: lines.length }
}

it('calls of the webhook that waited in a data folder of version 2 are made', async () => {
  const dataDir = copyOf('schema-2')
  // Calls that waited for longer than a day are no longer made.
  execute(dataDir, 'UPDATE webhook_delivery SET created_at = ?', new Date().toISOString())
  const receiver = await startLoopbackServer(json(200, {}))
  lake = await startLakeProcess({
    dataDir,
    env: { CONTENT_LAKE_WEBHOOK_URL: receiver.url, CONTENT_LAKE_WEBHOOK_SECRET: 'a-secret-of-these-tests' },
  })
  await expect.poll(() => receiver.requests.map(({ body }) => body).join('')).toContain('"note"')
  await receiver.stop()
})

it('a data folder of a newer version is refused in one line, and is left as it was', async () => {
  const dataDir = copyOf('schema-3')
  const file = join(dataDir, 'content-lake.sqlite')
  execute(dataDir, `PRAGMA user_version = ${migrations.length + 1}`)
  const before = readFileSync(file)
  await expect(startLakeProcess({ dataDir })).rejects.toThrow(
    new RegExp(
      `cannot start: The data folder ${dataDir} was written by a newer version .* has version ${migrations.length + 1}, .* up to ${migrations.length}\\. Nothing was changed\\. .*restore a backup`,
    ),
  )
  expect(readFileSync(file).equals(before)).toBe(true)
})
