import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach } from 'vitest'
import { openDatabase } from './database.ts'

/** A new database in a folder of its own for each test of the file. */
export function freshDatabase(): { readonly folder: string; readonly db: DatabaseSync } {
  let folder: string
  let db: DatabaseSync
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lake-test-'))
    db = openDatabase(folder)
  })
  afterEach(() => {
    db.close()
    rmSync(folder, { recursive: true })
  })
  return {
    get folder() {
      return folder
    },
    get db() {
      return db
    },
  }
}
