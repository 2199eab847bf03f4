import { beforeEach, expect } from 'vitest'
import { freshDatabase } from '../store/database.test-support.ts'
import { type Auth, createAuth } from './auth.ts'
import type { User } from './users.ts'

const config = { siteOrigin: 'https://site.example', publicUrl: 'https://lake.example' }

type AuthContext = {
  readonly auth: Auth
  /** An editor without a password. */
  readonly user: User
  /** The time that `auth` sees, in milliseconds since 1970. */
  clock: number
  /** Everything that the database holds of accounts, as text. */
  storedText(): string
}

/** Accounts in a new database for each test of the file. */
export function freshAuth(): AuthContext {
  const database = freshDatabase()
  let auth: Auth
  let user: User
  const context: AuthContext = {
    get auth() {
      return auth
    },
    get user() {
      return user
    },
    clock: 0,
    storedText: () =>
      ['user', 'session', 'login_link', 'token']
        .map((table) => JSON.stringify(database.db.prepare(`SELECT * FROM ${table}`).all()))
        .join(),
  }
  beforeEach(() => {
    context.clock = Date.now()
    auth = createAuth(database.db, config, { now: () => context.clock })
    user = auth.users.create({ name: 'Ada', email: 'Ada@example.com', role: 'editor' })
  })
  return context
}

/** The headers of a request with this bearer token. */
export const bearer = (secret: string) => new Headers({ authorization: `Bearer ${secret}` })

/** The error for an invalid credential. */
export const sessionNotFound = expect.objectContaining({
  status: 401,
  body: { statusCode: 401, error: 'Unauthorized', message: 'Session not found', errorCode: 'SIO-401-ANF' },
})
