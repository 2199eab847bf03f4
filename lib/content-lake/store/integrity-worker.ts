import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'
import { checkDatabase } from './integrity.ts'

/* Program of the thread that looks through a large database. Its error is the damage it has found. */

const db = new DatabaseSync(String(workerData), { readOnly: true })
try {
  checkDatabase(db)
} finally {
  db.close()
}
