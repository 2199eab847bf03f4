import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { hashSecret, newSecret } from './secrets.ts'

const userId = z.string().optional()

const day = 24 * 60 * 60 * 1000

/** A session expires this long after login, in milliseconds, used or not. */
export const sessionLifetime = 30 * day
/** How long an unused invitation or password reset is valid, in milliseconds. */
export const loginLinkLifetime = 7 * day
/** Short, because the browser fetches its token right after the redirect. */
const handoverLifetime = 2 * 60 * 1000
const maxHandovers = 1000

/** Sessions, one-time login links, and the one-time codes that pass a new login to the Studio. */
export class SessionStore {
  readonly #db: DatabaseSync
  readonly #now: () => number
  readonly #onEnded: () => void
  /** In memory only: after a restart in between, the user logs in again. */
  readonly #handovers = new Map<string, { userId: string; expiresAt: number }>()

  /** @param onEnded - called after a session has ended by more than time */
  constructor(db: DatabaseSync, now: () => number, onEnded: () => void = () => {}) {
    this.#db = db
    this.#now = now
    this.#onEnded = onEnded
  }

  /** Starts a session; the secret returned is the only copy. */
  start(userId: string): string {
    this.#deleteExpired()
    const secret = newSecret('sk')
    this.#db
      .prepare('INSERT INTO session (hash, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)')
      .run(hashSecret(secret), userId, this.#iso(0), this.#iso(sessionLifetime))
    return secret
  }

  /** Id of the user of a session that has not expired. */
  userOf(secret: string): string | undefined {
    return this.#unexpired('SELECT user_id FROM session WHERE hash = ? AND expires_at > ?', secret)
  }

  end(secret: string): void {
    this.#db.prepare('DELETE FROM session WHERE hash = ?').run(hashSecret(secret))
    this.#onEnded()
  }

  /** @param except - the secret of a session that stays */
  endAllOf(userId: string, except = ''): void {
    this.#db.prepare('DELETE FROM session WHERE user_id = ? AND hash <> ?').run(userId, hashSecret(except))
    for (const [hash, handover] of this.#handovers)
      if (handover.userId === userId) this.#handovers.delete(hash)
    this.#onEnded()
  }

  /** How many sessions of a user have not ended. */
  countOf(userId: string): number {
    const sql = 'SELECT count(*) AS count FROM session WHERE user_id = ? AND expires_at > ?'
    return Number(this.#db.prepare(sql).get(userId, this.#iso(0))?.count)
  }

  /** A link's secret. Earlier unused links of the same user stop working, unless this one is beside them. */
  createLoginLink(
    userId: string,
    {
      secret = newSecret(),
      lifetimeMs = loginLinkLifetime,
      replacesEarlier = true,
    }: { secret?: string; lifetimeMs?: number; replacesEarlier?: boolean } = {},
  ): string {
    if (replacesEarlier) this.removeLoginLinks(userId)
    this.#db
      .prepare('INSERT INTO login_link (hash, user_id, expires_at) VALUES (?, ?, ?)')
      .run(hashSecret(secret), userId, this.#iso(lifetimeMs))
    return secret
  }

  removeLoginLinks(userId: string): void {
    this.#db.prepare('DELETE FROM login_link WHERE user_id = ?').run(userId)
  }

  /** When the last valid link of a user expires. */
  loginLinkExpiry(userId: string): string | undefined {
    const sql = 'SELECT max(expires_at) AS expiry FROM login_link WHERE user_id = ? AND expires_at > ?'
    return (
      z
        .string()
        .nullish()
        .parse(this.#db.prepare(sql).get(userId, this.#iso(0))?.expiry) ?? undefined
    )
  }

  /** Id of the user a link is for, without using it up. */
  loginLinkUser(secret: string): string | undefined {
    return this.#unexpired('SELECT user_id FROM login_link WHERE hash = ? AND expires_at > ?', secret)
  }

  /** Uses up a link: of two concurrent calls, one gets the user. */
  redeemLoginLink(secret: string): string | undefined {
    const sql = 'DELETE FROM login_link WHERE hash = ? AND expires_at > ? RETURNING user_id'
    return this.#unexpired(sql, secret)
  }

  /** A code for the redirect to the Studio. Addresses get logged, so it is not the session's own secret. */
  createHandover(userId: string): string {
    for (const [hash, handover] of this.#handovers) {
      if (handover.expiresAt > this.#now() && this.#handovers.size < maxHandovers) break
      this.#handovers.delete(hash)
    }
    const secret = newSecret()
    this.#handovers.set(hashSecret(secret), { userId, expiresAt: this.#now() + handoverLifetime })
    return secret
  }

  redeemHandover(secret: string): string | undefined {
    const hash = hashSecret(secret)
    const handover = this.#handovers.get(hash)
    this.#handovers.delete(hash)
    return handover && handover.expiresAt > this.#now() ? handover.userId : undefined
  }

  /** The `user_id` that a statement returns for a secret's hash and the present time. */
  #unexpired(sql: string, secret: string): string | undefined {
    const row = this.#db.prepare(sql).get(hashSecret(secret), this.#iso(0))
    return userId.parse(row?.user_id)
  }

  #deleteExpired(): void {
    for (const table of ['session', 'login_link']) {
      this.#db.prepare(`DELETE FROM ${table} WHERE expires_at <= ?`).run(this.#iso(0))
    }
  }

  #iso(offset: number): string {
    return new Date(this.#now() + offset).toISOString()
  }
}
