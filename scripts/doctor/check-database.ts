import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { databaseFile, openReader } from '../../lib/content-lake/store/database.ts'
import { checkDatabase } from '../../lib/content-lake/store/integrity.ts'
import {
  NewerDatabaseError,
  requireKnownSchema,
  schemaVersion,
} from '../../lib/content-lake/store/migrations.ts'
import { explainStorageProblem, storageProblemOf } from '../../lib/content-lake/store/storage-error.ts'
import type { Env } from '../../lib/env/env.ts'
import { checkStoredContent } from './check-content.ts'
import { type Finding, notChecked, ok, problem } from './finding.ts'

const about = 'Database'
/** A stored time this much ahead cannot come from two clocks that differ a little. */
const aheadMs = 5 * 60_000

/** Checks the embedded Content Lake's database, beside a lake that runs or without one, and what it says. */
export function checkLakeDatabase(env: Env): Finding[] {
  if (!env.embedded) return []
  if (env.contentLake.url !== undefined)
    return [notChecked(about, 'It is where the Content Lake runs: run this there, too.')]
  if (!existsSync(join(env.dataDir, databaseFile)))
    return [notChecked(about, 'There is none yet; the first start makes it.')]
  let db: DatabaseSync | undefined
  try {
    db = openReader(env.dataDir)
    requireKnownSchema(db, env.dataDir)
    checkDatabase(db, { thorough: true })
    return [
      ok(about, `It is sound, and has version ${schemaVersion(db)} of the tables.`),
      checkStoredTimes(db),
      ...checkStoredContent(env, db),
    ]
  } catch (error) {
    if (error instanceof NewerDatabaseError)
      return [problem(about, error.message, 'Start the newer version again, or restore a backup.')]
    const storageProblem = storageProblemOf(error)
    if (storageProblem === undefined) throw error
    return [
      problem(
        about,
        explainStorageProblem(storageProblem, env.dataDir, error),
        'docs/recovery.md says how to restore a backup.',
      ),
    ]
  } finally {
    db?.close()
  }
}

/** A clock that was set back makes new content look older than what it replaces. */
function checkStoredTimes(db: DatabaseSync): Finding {
  const newest = db.prepare('SELECT max(timestamp) AS newest FROM txn').get()?.newest
  const ahead = typeof newest === 'string' ? Date.parse(newest) - Date.now() : 0
  if (ahead < aheadMs) return ok('Clock', 'It is later than every stored change.')
  return problem(
    'Clock',
    `The newest change is stored ${Math.round(ahead / 60_000)} minutes in the future: the clock is, or was, wrong.`,
    'Set the clock (`timedatectl set-ntp true`).',
  )
}
