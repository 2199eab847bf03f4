import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { checkAtStart } from './check-at-start.ts'
import { type Migration, migrations, requireKnownSchema, schemaVersion } from './migrations.ts'
import { explainStorageProblem, storageProblemOf } from './storage-error.ts'

/** File name of the one database inside the data folder. */
export const databaseFile = 'content-lake.sqlite'

/** How long a statement waits for another connection's lock. */
export const busyTimeoutMs = 5000

/**
 * Opens (and upgrades) the database of a data folder. With a write-ahead log and `synchronous=FULL`, a committed transaction
 * survives a crash of the process and a power cut.
 *
 * @throws when the folder cannot be written, another lake process has it open, (NewerDatabaseError) a newer version has
 * written it, or (DamagedDatabaseError) the database is found to be damaged.
 */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  acquireLock(dataDir)
  const file = join(dataDir, databaseFile)
  const db = new DatabaseSync(file)
  chmodSync(file, 0o600)
  // First of all: a folder that this version cannot use must stay as it is.
  requireKnownSchema(db, dataDir)
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON; PRAGMA busy_timeout = ' +
      busyTimeoutMs,
  )
  checkAtStart(db, file, (damage) =>
    console.error(`Content Lake: ${explainStorageProblem('damaged', dataDir, damage)}`),
  )
  migrate(db)
  // Content that was purged just before a crash may still be in the write-ahead log.
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  return db
}

/** A second, read-only connection for another thread; WAL lets it read while the writer writes. */
export function openReader(dataDir: string): DatabaseSync {
  return new DatabaseSync(join(dataDir, databaseFile), { readOnly: true })
}

/**
 * Each process has the documents in memory, so two processes on one folder would diverge. The lock is an open exclusive
 * transaction on a file of its own, which the operating system releases however the process ends.
 */
function acquireLock(dataDir: string): void {
  const lock = new DatabaseSync(join(dataDir, 'content-lake.lock'), { timeout: 500 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (storageProblemOf(error)) throw error
    throw new Error(`The data folder ${dataDir} is in use by another Content Lake process.`, { cause: error })
  }
  heldLocks.push(lock)
}

// Referenced, so that garbage collection does not close the connection and release the lock.
const heldLocks: DatabaseSync[] = []

/**
 * Brings the schema up to date, each version in a transaction of its own: a process that is killed meanwhile leaves a whole
 * version, from which the next start goes on.
 */
export function migrate(db: DatabaseSync, steps: readonly Migration[] = migrations): void {
  const before = schemaVersion(db)
  for (const { version, sql } of steps) {
    if (version <= before) continue
    transaction(db, () => {
      db.exec(sql)
      db.exec(`PRAGMA user_version = ${version}`)
    })
  }
  const after = schemaVersion(db)
  if (before > 0 && after > before)
    console.log(`Content Lake: the database was upgraded from version ${before} to ${after}.`)
}

/** Runs `work` in one SQLite transaction: all of it is stored, or, when it throws, none. */
export function transaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    db.exec('COMMIT')
    return result
  } catch (error) {
    // SQLite rolls back by itself when the disk is full or fails; a second error would hide the cause.
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}
