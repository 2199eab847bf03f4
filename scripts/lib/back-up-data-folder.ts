import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backUp } from '../../lib/content-lake/backup.ts'
import { copySpool } from '../../lib/enquiries/store/copy-spool.ts'
import { OperatorProblem } from './operator-problem.ts'
import { errorCode } from '../../lib/shared/error-details.ts'

/** What a backup holds: documents of the Content Lake and enquiries of the spool. */
export type BackedUp = { documents: number; waiting: number }

/**
 * Copies a data folder while everything runs. Every enquiry acknowledged before this call is in the copy's spool or
 * database. The copy appears when it is complete.
 *
 * @throws OperatorProblem when the spool cannot be read
 */
export async function backUpDataFolder(dataDir: string, destination: string): Promise<BackedUp> {
  if (existsSync(destination))
    throw new OperatorProblem(`${destination} exists already. Name another folder.`)
  const unfinished = `${destination}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  try {
    // The spool first: enquiries move from it to the database, never back.
    const waiting = await backUpSpool(dataDir, unfinished)
    const copy = join(unfinished, 'data')
    const { documents } = await backUp(dataDir, copy)
    const spool = join(unfinished, 'spool')
    if (existsSync(spool)) renameSync(spool, join(copy, 'spool'))
    renameSync(copy, destination)
    return { documents, waiting }
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

async function backUpSpool(dataDir: string, destination: string): Promise<number> {
  try {
    return await copySpool(dataDir, destination)
  } catch (error) {
    const code = errorCode(error) ?? 'unknown reason'
    throw new OperatorProblem(
      `The enquiries waiting in ${join(dataDir, 'spool')} could not be copied (${code}), so there is no backup. Give this user the right to read them, and space in the folder for backups.`,
    )
  }
}
