import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { codeOf } from '../errors.ts'
import { transaction } from '../store/database.ts'
import type { LakeConfig } from '../types.ts'
import type { Auth } from './auth.ts'
import { claimUrl } from './claim-url.ts'
import { newSecret } from './secrets.ts'
import type { UserRole } from './roles.ts'
import type { User } from './users.ts'

export const credentialsFile = 'credentials.json'

const credentials = z.object({
  ownerLoginUrl: z.url(),
  administratorToken: z.string(),
  siteToken: z.string(),
})
type Credentials = z.infer<typeof credentials>

/** Their ids never change, so that history shows one author across rotations of the secrets. */
const tokens: { key: 'administratorToken' | 'siteToken'; id: string; label: string; role: UserRole }[] = [
  { key: 'administratorToken', id: 'administration', label: 'Administration', role: 'administrator' },
  { key: 'siteToken', id: 'site', label: 'Site', role: 'editor' },
]

type Options = { db: DatabaseSync; auth: Auth; config: Pick<LakeConfig, 'dataDir' | 'publicUrl'> }

/**
 * Makes sure that the credentials file exists and that what it names works. On the first start that creates the owner
 * and the two tokens. Later starts leave a working file alone; a missing or outdated one (deleted, or the database was
 * restored from a backup) is replaced: its tokens are revoked, new ones issued, and the owner gets a new login link.
 * The link follows the lake's public address. Deleting the file and restarting is the way to rotate the tokens, and to get back in after a lost password. That takes
 * permission to write to the data folder, which is enough to change the database as well.
 *
 * @returns the owner's one-time login link when a new one was issued
 */
export function bootstrap({ db, auth, config }: Options): string | undefined {
  const file = join(config.dataDir, credentialsFile)
  const pending = `${file}.pending`

  // The new secrets are on disk before the database has them. Wherever the process is killed in between, the next start
  // finds either a pending file that works, or a database without these secrets, and creates new ones.
  const unfinished = readCredentials(pending)
  if (unfinished && areValid(auth, unfinished)) moveIntoPlace(pending, file, config.dataDir)
  rmSync(pending, { force: true })

  const current = readCredentials(file)
  if (current && areValid(auth, current)) {
    const ownerLoginUrl = claimUrl(config.publicUrl, linkOf(current))
    if (ownerLoginUrl !== current.ownerLoginUrl) {
      writeDurably(pending, JSON.stringify({ ...current, ownerLoginUrl }, null, 2) + '\n')
      moveIntoPlace(pending, file, config.dataDir)
    }
    return undefined
  }

  const link = newSecret()
  const next: Credentials = {
    ownerLoginUrl: claimUrl(config.publicUrl, link),
    administratorToken: newSecret('sk'),
    siteToken: newSecret('sk'),
  }
  writeDurably(pending, JSON.stringify(next, null, 2) + '\n')
  transaction(db, () => {
    auth.sessions.createLoginLink(ensureOwner(auth).id, { secret: link })
    for (const { key, id, label, role } of tokens) {
      auth.tokens.remove(id)
      auth.tokens.create(label, role, { id, secret: next[key] })
    }
  })
  moveIntoPlace(pending, file, config.dataDir)
  return next.ownerLoginUrl
}

function linkOf({ ownerLoginUrl }: Credentials): string {
  return new URL(ownerLoginUrl).searchParams.get('token') ?? ''
}

/** The first administrator, created when there is none. The address is a name to log in with: no mail is sent. */
function ensureOwner({ users }: Auth): User {
  return (
    users.list().find((user) => user.role === 'administrator') ??
    users.create({ name: 'Owner', email: 'owner@localhost', role: 'administrator' })
  )
}

/** True when both tokens exist with their roles, and the owner has a password or a link to set one. */
function areValid(auth: Auth, current: Credentials): boolean {
  const loginPossible =
    auth.users.list().some((user) => user.role === 'administrator' && user.hasPassword) ||
    auth.sessions.loginLinkUser(linkOf(current)) !== undefined
  return loginPossible && tokens.every(({ key, role }) => auth.tokens.bySecret(current[key])?.role === role)
}

function readCredentials(file: string): Credentials | undefined {
  try {
    return credentials.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    const code = codeOf(error)
    if (code !== undefined && code !== 'ENOENT') throw error
    return undefined
  }
}

function writeDurably(file: string, text: string): void {
  // `wx`: a file that exists may have other permissions.
  const handle = openSync(file, 'wx', 0o600)
  try {
    writeFileSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function moveIntoPlace(from: string, to: string, folder: string): void {
  renameSync(from, to)
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
