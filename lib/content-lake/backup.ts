import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { chmod, copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { assetsFolder } from './assets/asset-store.ts'
import { credentialsFile } from './auth/bootstrap.ts'
import { databaseFile, openReader } from './store/database.ts'
import { checkDatabase } from './store/integrity.ts'
import { DamagedDatabaseError } from './store/storage-error.ts'

/**
 * Copies a data folder, while a lake is running on it or not. The copy is a data folder itself: the database as of one
 * moment, the files that it names, and the matching credentials.
 *
 * @param destination - must not exist; appears when the copy is complete
 * @throws Error when there is no database, the disk is full, or (DamagedDatabaseError) the database is damaged
 */
export async function backUp(dataDir: string, destination: string): Promise<{ documents: number }> {
  if (existsSync(destination)) throw new Error(`${destination} exists already`)
  if (!existsSync(join(dataDir, databaseFile))) throw new Error(`${dataDir} holds no Content Lake`)
  const partial = `${destination}.partial`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { recursive: true, mode: 0o700 })
  try {
    const documents = copyDatabase(dataDir, partial)
    await chmod(join(partial, databaseFile), 0o600)
    // After the database: a file is stored before the document that names it, and never changes.
    const assets = join(dataDir, assetsFolder)
    if (existsSync(assets))
      cpSync(assets, join(partial, assetsFolder), { recursive: true, preserveTimestamps: true })
    const credentials = join(dataDir, credentialsFile)
    if (existsSync(credentials)) {
      await copyFile(credentials, join(partial, credentialsFile))
      await chmod(join(partial, credentialsFile), 0o600)
    }
    renameSync(partial, destination)
    return { documents }
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
}

/** SQLite writes one consistent state, whatever is committed meanwhile. */
function copyDatabase(dataDir: string, folder: string): number {
  const file = join(folder, databaseFile)
  const reader = openReader(dataDir)
  try {
    reader.prepare('VACUUM INTO ?').run(file)
  } finally {
    reader.close()
  }
  const copy = new DatabaseSync(file, { readOnly: true })
  try {
    checkDatabase(copy, { thorough: true })
    requireReadableDocuments(copy)
    return Number(copy.prepare('SELECT count(*) AS count FROM document').get()?.count)
  } finally {
    copy.close()
  }
}

/** Finds damage that SQLite's own check passes, such as a page of zeros within a long text. */
function requireReadableDocuments(copy: DatabaseSync): void {
  for (const [table, column] of [
    ['document', 'body'],
    ['txn', 'mutations'],
    ['txn_document', 'effects'],
  ]) {
    const unreadable = copy.prepare(`SELECT 1 FROM ${table} WHERE NOT json_valid(${column}) LIMIT 1`).get()
    if (unreadable) throw new DamagedDatabaseError(`the table ${table} holds what is no JSON`)
  }
}
