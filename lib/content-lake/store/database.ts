import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { number } from './columns.ts'
import { checkAtStart } from './integrity.ts'
import { explainStorageProblem, storageProblemOf } from './storage-error.ts'

/** File name of the one database inside the data folder. */
export const databaseFile = 'content-lake.sqlite'

/** How long a statement waits for another connection's lock. */
export const busyTimeoutMs = 5000

/**
 * Each entry upgrades the schema by one version; applied in order inside one transaction.
 * Append only: existing databases have already run the earlier ones.
 */
const migrations = [
  `
  CREATE TABLE dataset (
    name TEXT PRIMARY KEY,
    acl_mode TEXT NOT NULL DEFAULT 'public',
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE document (
    dataset TEXT NOT NULL,
    id TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (dataset, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE txn (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL,
    dataset TEXT NOT NULL,
    timestamp TEXT NOT NULL,
    author TEXT NOT NULL,
    mutations TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX txn_id ON txn (dataset, id);
  CREATE TABLE txn_document (
    sequence INTEGER NOT NULL REFERENCES txn (sequence),
    dataset TEXT NOT NULL,
    document_id TEXT NOT NULL,
    effects TEXT NOT NULL,
    PRIMARY KEY (dataset, document_id, sequence)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE user (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    role TEXT NOT NULL,
    password TEXT,
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE session (
    hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    created_at TEXT NOT NULL,
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE login_link (
    hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE token (
    id TEXT PRIMARY KEY,
    label TEXT NOT NULL,
    role TEXT NOT NULL,
    hash TEXT NOT NULL UNIQUE,
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE keyvalue (
    user_id TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (user_id, key)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE INDEX txn_document_sequence ON txn_document (sequence);
  CREATE INDEX txn_timestamp ON txn (dataset, timestamp);
  CREATE TABLE webhook_delivery (
    sequence INTEGER PRIMARY KEY,
    dataset TEXT NOT NULL,
    body TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    created_at TEXT NOT NULL
  ) STRICT;
  `,
  `
  CREATE TABLE webhook_change (
    sequence INTEGER NOT NULL,
    position INTEGER NOT NULL,
    dataset TEXT NOT NULL,
    transaction_id TEXT NOT NULL,
    document_id TEXT NOT NULL,
    change TEXT NOT NULL,
    rendered TEXT,
    batch INTEGER,
    created_at TEXT NOT NULL,
    PRIMARY KEY (sequence, position)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX webhook_change_batch ON webhook_change (batch) WHERE batch IS NOT NULL;
  INSERT INTO webhook_change (sequence, position, dataset, transaction_id, document_id, change, rendered, created_at)
    SELECT sequence, 0, webhook_delivery.dataset, txn.id, '', '', body, created_at
    FROM webhook_delivery JOIN txn USING (sequence);
  DROP TABLE webhook_delivery;
  `,
]

/**
 * Opens (and upgrades) the database of a data folder. With a write-ahead log and `synchronous=FULL`, a committed transaction
 * survives a crash of the process and a power cut.
 *
 * @throws when the folder cannot be written, another lake process has it open, or (DamagedDatabaseError) the database is
 * found to be damaged.
 */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  acquireLock(dataDir)
  const file = join(dataDir, databaseFile)
  const db = new DatabaseSync(file)
  chmodSync(file, 0o600)
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

function migrate(db: DatabaseSync): void {
  const version = number(db.prepare('PRAGMA user_version').get()?.user_version)
  if (version > migrations.length) {
    throw new Error('The data folder was written by a newer version of this software.')
  }
  for (const [index, sql] of migrations.entries()) {
    if (index < version) continue
    transaction(db, () => {
      db.exec(sql)
      db.exec(`PRAGMA user_version = ${index + 1}`)
    })
  }
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
