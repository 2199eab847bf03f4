import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from './database.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'lake-database-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it('opens the database durable, and with deleted content overwritten', () => {
  const db = openDatabase(dataDir)
  const pragma = (name: string): unknown => db.prepare(`PRAGMA ${name}`).get()?.[name]
  expect(pragma('journal_mode')).toBe('wal')
  // FULL: tests that kill processes cannot distinguish it from less.
  expect(pragma('synchronous')).toBe(2)
  expect(pragma('secure_delete')).toBe(1)
  expect(statSync(join(dataDir, 'content-lake.sqlite')).mode & 0o777).toBe(0o600)
  db.close()
})
