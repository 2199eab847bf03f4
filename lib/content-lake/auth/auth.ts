import type { DatabaseSync } from 'node:sqlite'
import { anonymous, type Identity, type LakeConfig } from '../types.ts'
import { type AccountMailer, accountMailer, type SendAccountMail } from './account-mail.ts'
import { auditAccount } from './audit.ts'
import { isTrustedOrigin } from './origins.ts'
import { PasswordResets } from './password-reset.ts'
import { hashPassword, passwordProblem, verifyPassword } from './passwords.ts'
import { passwordWeakness } from './password-strength.ts'
import { notLoggedIn } from './permissions.ts'
import { type SessionCookie, sessionCookieFor, sessionSecretOf } from './session-cookie.ts'
import { SessionStore } from './sessions.ts'
import { perAccount, perAddress, Throttle } from './throttle.ts'
import { tokenIdentity, TokenStore } from './tokens.ts'
import { type User, UserStore } from './users.ts'

/** The longest address that can be invited. */
const longestEmail = 320

type LoginResult =
  | { ok: true; user: User }
  | { ok: false; reason: 'wrong' }
  | { ok: false; reason: 'throttled'; retryAfterMs: number }

type ClaimResult =
  | { ok: true; user: User }
  | { ok: false; reason: 'invalid-link' }
  | { ok: false; reason: 'password'; problem: string }

/** Users, their sessions and links, and the tokens of programs. */
export type Auth = {
  readonly users: UserStore
  readonly tokens: TokenStore
  readonly sessions: SessionStore
  readonly sessionCookie: SessionCookie
  readonly mailer: AccountMailer
  readonly resets: PasswordResets
  /** Calls a listener after each loss of a session, a token, a role or an account. */
  onRevoked(listener: () => void): void
  /**
   * The caller of a request, by bearer token or session cookie; `anonymous` without a credential.
   * @throws LakeError 401 when a bearer token is unknown, expired or revoked.
   */
  identify(headers: Pick<Headers, 'get'>): Identity
  /** The same for the secret by itself, for transports that cannot send headers. */
  identifySecret(secret: string): Identity
  /** Checks e-mail and password; repeated attempts are throttled. */
  login(email: string, password: string, address: string): Promise<LoginResult>
  /** Uses up a one-time link to set a password. All earlier sessions of the user end. */
  claim(link: string, password: string): Promise<ClaimResult>
  /** What is wrong with a new password of this user, as a text for the user; undefined when nothing is. */
  newPasswordProblem(user: User, password: string): Promise<string | undefined>
}

type Options = {
  /** The clock, for tests. */
  now?: () => number
  sendMail?: SendAccountMail | undefined
}

export function createAuth(
  db: DatabaseSync,
  config: Pick<LakeConfig, 'siteOrigin' | 'publicUrl'>,
  { now = Date.now, sendMail }: Options = {},
): Auth {
  const listeners: (() => void)[] = []
  const revoked = (): void => listeners.forEach((listener) => listener())
  const users = new UserStore(db, revoked)
  const tokens = new TokenStore(db, revoked)
  const sessions = new SessionStore(db, now, revoked)
  const mailer = accountMailer(sendMail)
  const resets = new PasswordResets({ users, sessions, mailer, publicUrl: config.publicUrl, now })
  const sessionCookie = sessionCookieFor(config.publicUrl)
  const accounts = new Throttle(perAccount, now)
  const addresses = new Throttle(perAddress, now)

  function find(secret: string): Identity | undefined {
    const token = tokens.bySecret(secret)
    if (token) return tokenIdentity(token)
    const user = users.byId(sessions.userOf(secret) ?? '')
    return user && userIdentity(user)
  }

  function identifySecret(secret: string): Identity {
    const identity = find(secret)
    if (!identity) throw notLoggedIn()
    return identity
  }

  async function newPasswordProblem({ email, name }: User, password: string): Promise<string | undefined> {
    const site = new URL(config.siteOrigin).hostname
    return passwordProblem(password) ?? passwordWeakness(password, [email, name, site])
  }

  return {
    users,
    tokens,
    sessions,
    sessionCookie,
    mailer,
    resets,
    identifySecret,
    newPasswordProblem,

    onRevoked(listener) {
      listeners.push(listener)
    },

    identify(headers) {
      const secret = bearerOf(headers)
      if (secret !== undefined) return identifySecret(secret)
      // A browser adds cookies to the requests of any page: they count only for pages of a trusted origin. An expired
      // cookie is ignored, because a refusal would keep its user from the login page.
      const origin = headers.get('origin')
      if (origin !== null && !isTrustedOrigin(config, origin)) return anonymous
      const cookie = sessionSecretOf(headers, sessionCookie)
      return (cookie && find(cookie)) || anonymous
    },

    async login(email, password, address) {
      const account = email.slice(0, longestEmail).toLowerCase()
      // Attempts of an address that is throttled anyway must not throttle the account as well.
      const retryAfterMs = addresses.attempt(address) || accounts.attempt(account)
      if (retryAfterMs > 0) return { ok: false, reason: 'throttled', retryAfterMs }
      const user = users.byEmail(email)
      const correct = await verifyPassword(password, user && users.passwordHash(user.id))
      if (!user || !correct) return { ok: false, reason: 'wrong' }
      accounts.reset(account)
      return { ok: true, user }
    },

    async claim(link, password) {
      const invited = users.byId(sessions.loginLinkUser(link) ?? '')
      if (!invited) return { ok: false, reason: 'invalid-link' }
      const problem = await newPasswordProblem(invited, password)
      if (problem) return { ok: false, reason: 'password', problem }
      const hash = await hashPassword(password)
      const user = users.byId(sessions.redeemLoginLink(link) ?? '')
      if (!user) return { ok: false, reason: 'invalid-link' }
      users.setPasswordHash(user.id, hash)
      sessions.removeLoginLinks(user.id)
      sessions.endAllOf(user.id)
      auditAccount('a password was chosen', user.id, 'link')
      if (user.hasPassword) void mailer.send({ kind: 'password-changed', to: user.email })
      accounts.reset(user.email)
      return { ok: true, user }
    },
  }
}

/** The secret of an `Authorization: Bearer …` header, if there is one. */
export function bearerOf(headers: Pick<Headers, 'get'>): string | undefined {
  return /^Bearer\s+(\S+)\s*$/i.exec(headers.get('authorization') ?? '')?.[1]
}

function userIdentity({ id, name, email, role }: User): Identity {
  return { id, name, email, role, kind: 'user' }
}
