import { createHash } from 'node:crypto'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { migrate, openDatabase } from './database.ts'
import { migrations, NewerDatabaseError, schemaVersion } from './migrations.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lake-migrations-'))
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const schemaOf = (db: DatabaseSync) =>
  db
    .prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name')
    .all()
    .map(({ type, name, sql }) => [type, name, String(sql).replaceAll(/\s+/g, ' ')])

describe('the numbered versions of the schema', () => {
  it('follow one another', () => {
    expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1))
  })

  it.each([
    [1, '521ab6fac1a7e3d1'],
    [2, 'efcf7127a72d820f'],
    [3, '35eb72916576cb22'],
  ])('never change once databases have them: %i', (version, digest) => {
    const sql = migrations[version - 1]?.sql.replaceAll(/\s+/g, ' ') ?? ''
    expect(createHash('sha256').update(sql).digest('hex').slice(0, 16)).toBe(digest)
  })

  it.each([1, 2, 3])('lead from version %i to the schema of a new database', (version) => {
    const stored = new URL(
      `../../../tests/fixtures/data-folders/schema-${version}/content-lake.sqlite`,
      import.meta.url,
    )
    copyFileSync(stored, join(folder, 'content-lake.sqlite'))
    const upgraded = openDatabase(folder)
    const fresh = new DatabaseSync(':memory:')
    migrate(fresh)
    expect(schemaOf(upgraded)).toEqual(schemaOf(fresh))
    expect(schemaVersion(upgraded)).toBe(migrations.length)
    upgraded.close()
  })
})

it('a step that fails leaves the version before it whole, and the next start goes on from there', () => {
  const db = new DatabaseSync(':memory:')
  const first = { version: 1, summary: '', sql: 'CREATE TABLE one (id TEXT) STRICT' }
  const second = { version: 2, summary: '', sql: 'CREATE TABLE two (id TEXT) STRICT' }
  const faulty = { ...second, sql: `${second.sql}; INSERT INTO nowhere VALUES (1)` }
  expect(() => migrate(db, [first, faulty])).toThrow('nowhere')
  expect(schemaVersion(db)).toBe(1)
  expect(schemaOf(db).map(([, name]) => name)).toEqual(['one'])
  migrate(db, [first, second])
  expect(schemaOf(db).map(([, name]) => name)).toEqual(['one', 'two'])
})

it('a database of a newer version is refused with what to do, and stays as it is', () => {
  const file = join(folder, 'content-lake.sqlite')
  const newer = new DatabaseSync(file)
  newer.exec(`CREATE TABLE future (id TEXT) STRICT; PRAGMA user_version = ${migrations.length + 1}`)
  newer.close()
  const before = readFileSync(file)
  expect(() => openDatabase(folder)).toThrow(NewerDatabaseError)
  expect(readFileSync(file).equals(before)).toBe(true)
})
