import type { DatabaseSync } from 'node:sqlite'
import { number } from './columns.ts'

/** One step of the schema. SQLite keeps the version of a database in `user_version`. */
export type Migration = {
  /** The version that it leads to: one more than the one before. */
  version: number
  summary: string
  sql: string
}

/**
 * Every version of the schema, in order. Append only: databases in use have already run the earlier ones, and
 * `migrations.test.ts` fails when one of them changes.
 */
export const migrations: readonly Migration[] = [
  {
    version: 1,
    summary: 'Datasets, documents, transactions, accounts and what the Studio keeps for a user.',
    sql: `
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
  },
  {
    version: 2,
    summary: 'Transactions by document and time; calls of the webhook wait for their receiver.',
    sql: `
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
  },
  {
    version: 3,
    summary: 'The webhook is called with the changes of several transactions.',
    sql: `
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
  },
]

/** The database was written by a newer version of this software, whose tables this one does not know. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError'

  constructor(found: number, dataDir: string) {
    super(
      `The data folder ${dataDir} was written by a newer version of this software: its database has version ${found}, ` +
        `and this software knows versions up to ${migrations.length}. Nothing was changed. Start the newer version ` +
        'again, or restore a backup that was made before the update (docs/recovery.md).',
    )
  }
}

/** The version of a database; 0 for one without tables. */
export function schemaVersion(db: DatabaseSync): number {
  return number(db.prepare('PRAGMA user_version').get()?.user_version)
}

/** Reads, and changes nothing. @throws NewerDatabaseError */
export function requireKnownSchema(db: DatabaseSync, dataDir: string): void {
  const version = schemaVersion(db)
  if (version > migrations.length) throw new NewerDatabaseError(version, dataDir)
}
