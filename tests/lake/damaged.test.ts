import { spawnSync } from 'node:child_process'
import { closeSync, cpSync, existsSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp } from '../../lib/content-lake/backup.ts'
import { startLakeProcess } from '../support/lake-process.ts'

const pageBytes = 4096
let folder: string
let whole: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'damaged-'))
  whole = join(folder, 'whole')
  const lake = await startLakeProcess({ dataDir: whole })
  const client = lake.admin()
  for (let part = 0; part < 4; part++) {
    const transaction = client.transaction()
    for (let n = 0; n < 50; n++)
      transaction.create({ _id: `note-${part}-${n}`, _type: 'note', text: `${n}`.repeat(1000) })
    await transaction.commit({ visibility: 'async' })
  }
  await lake.kill()
  const db = new DatabaseSync(join(whole, 'content-lake.sqlite'))
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  db.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A copy of the data folder with these pages overwritten by zeros. */
function damagedCopy(name: string, pages: number[]): string {
  const copy = join(folder, name)
  cpSync(whole, copy, { recursive: true })
  const file = openSync(join(copy, 'content-lake.sqlite'), 'r+')
  for (const page of pages) writeSync(file, Buffer.alloc(pageBytes), 0, pageBytes, (page - 1) * pageBytes)
  closeSync(file)
  return copy
}

const pageCount = () => statSync(join(whole, 'content-lake.sqlite')).size / pageBytes
/** Pages in use, spread over the whole file. */
const somePages = (first: number, count: number) =>
  Array.from({ length: count }, (_, n) => first + Math.floor((n * (pageCount() - first)) / count))

describe('a database with three pages of zeros', () => {
  it.each([2, 5, 11, 17, 23])('stops the start with an error (from page %i on)', async (first) => {
    const dataDir = damagedCopy(`start-${first}`, somePages(first, 3))
    await expect(startLakeProcess({ dataDir })).rejects.toThrow(
      /cannot start: the database is damaged \(.+\). .*restore a backup \(docs\/recovery\.md\)/,
    )
  })

  it('stops the start when the first page is one of them', async () => {
    const dataDir = damagedCopy('header', [1])
    await expect(startLakeProcess({ dataDir })).rejects.toThrow(/database is damaged/)
  })

  it('is not backed up, and earlier backups stay', async () => {
    const earlier = join(folder, 'backups', 'earlier')
    await backUp(whole, earlier)
    const dataDir = damagedCopy('backup', somePages(5, 3))
    const later = join(folder, 'backups', 'later')
    const run = spawnSync(process.execPath, ['scripts/run.mjs', 'backup', later], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dataDir },
    })
    expect(run.status).toBe(1)
    expect(run.stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/No backup was made .*damaged.*docs\/recovery\.md/),
    ])
    expect([existsSync(later), existsSync(`${later}.partial`), existsSync(earlier)]).toEqual([
      false,
      false,
      true,
    ])
    const restored = await startLakeProcess({ dataDir: earlier })
    expect(await restored.admin().fetch('count(*[_type == "note"])')).toBe(200)
    await restored.kill()
  })
})
