import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkDisk } from '../../lib/operations/checks.ts'
import type { Env } from '../../lib/env/env.ts'
import { errorCode } from '../../lib/shared/error-details.ts'
import { type Finding, notChecked, ok, problem, warning } from './finding.ts'

const about = 'Data folder'

/** Checks who may read and write the data folder. */
export function checkPermissions({ dataDir }: Env): Finding[] {
  if (!existsSync(dataDir))
    return [notChecked(about, `${dataDir} does not exist yet; the first start makes it.`)]
  const folder = statSync(dataDir)
  if (!folder.isDirectory())
    return [problem(about, `${dataDir} is not a folder.`, 'Move the file away, or set DATA_DIR.')]
  const findings: Finding[] = []
  const names = ['.', 'content-lake.sqlite', 'credentials.json', 'assets', 'spool'].filter((name) =>
    existsSync(join(dataDir, name)),
  )
  for (const name of names) {
    const path = join(dataDir, name)
    const { mode, uid } = statSync(path)
    if (uid !== folder.uid)
      findings.push(
        problem(
          about,
          `${path} belongs to another user than the folder, so the site may not write to it.`,
          `chown -R ${folder.uid}:${folder.gid} ${dataDir}`,
        ),
      )
    else if (!isUsable(path))
      findings.push(
        problem(
          about,
          `This user may not write to ${path}.`,
          'Run this as the site’s user, or correct its permissions.',
        ),
      )
    if (name !== 'assets' && (mode & 0o077) !== 0)
      findings.push(
        warning(
          about,
          `Other users can read ${path}, which holds secrets or visitors' enquiries.`,
          `chmod go= ${path}`,
        ),
      )
  }
  return findings.length > 0 ? findings : [ok(about, `${dataDir} is writable, and private.`)]
}

function isUsable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Checks the free space where the data folder is, or will be. */
export async function checkSpace({ dataDir }: Env): Promise<Finding[]> {
  let folder = dataDir
  while (!existsSync(folder)) folder = dirname(folder)
  const { state, detail } = await checkDisk(folder)()
  const remedy = `Free some space on the disk of ${dataDir}.`
  if (state === 'failed') return [problem('Disk', `Nothing can be stored: ${detail}.`, remedy)]
  return [
    state === 'degraded' ? warning('Disk', `Little is left: ${detail}.`, remedy) : ok('Disk', `${detail}.`),
  ]
}

/** Counts the enquiries on disk. Nothing is created there. */
export function checkWaitingEnquiries({ dataDir }: Env): Finding[] {
  const folder = join(dataDir, 'spool')
  try {
    const names = existsSync(folder) ? readdirSync(folder) : []
    const waiting = names.filter((name) => name.endsWith('.json')).length
    const damaged = names.filter((name) => name.endsWith('.damaged')).length
    return [
      waiting > 0
        ? warning(
            'Enquiries',
            `Waiting on disk for the Content Lake: ${waiting}.`,
            'Start the site; they are moved as soon as the Content Lake responds.',
          )
        : ok('Enquiries', 'None waits on disk.'),
      ...(damaged > 0
        ? [
            problem(
              'Enquiries',
              `Damaged files of enquiries in ${folder}: ${damaged}.`,
              'Read them for the visitors’ addresses, and remove them.',
            ),
          ]
        : []),
    ]
  } catch (error) {
    return [
      problem(
        'Enquiries',
        `${folder} cannot be read (${errorCode(error) ?? 'unknown reason'}).`,
        'Run this as the site’s user, or correct the permissions.',
      ),
    ]
  }
}
