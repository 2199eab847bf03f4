import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'
import { checkDatabase } from './integrity.ts'

/* Program of the thread that checks a large database. It ends with an error when the database is damaged. */

const db = new DatabaseSync(String(workerData), { readOnly: true })
try {
  checkDatabase(db)
} finally {
  db.close()
}
