import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { z } from 'zod'
import type { AccountMailer } from './account-mail.ts'
import { auditAccount } from './audit.ts'
import { claimUrl } from './claim-url.ts'
import type { SessionStore } from './sessions.ts'
import { Throttle, type ThrottleRule } from './throttle.ts'
import type { UserStore } from './users.ts'

/** How long a mailed link is valid, in milliseconds: much shorter than an invitation, since anybody may ask for one. */
export const resetLinkLifetime = 60 * 60_000
/** Mails to one account, whoever asks for them. */
const perAccount: ThrottleRule = { freeAttempts: 3, windowMs: 60 * 60_000, firstDelayMs: 5 * 60_000 }
/** Requests of one address, which many people may share. */
const perAddress: ThrottleRule = { freeAttempts: 20, windowMs: 60 * 60_000, firstDelayMs: 10_000 }
/** The response is on its way before the work begins, which would show by its duration whether there is an account. */
const delayMs = 250
const maxWaiting = 100

type Options = {
  users: UserStore
  sessions: SessionStore
  mailer: AccountMailer
  publicUrl: string
  now: () => number
}

/** Mails links with which those who have forgotten their password choose a new one. */
export class PasswordResets {
  readonly #options: Options
  readonly #accounts: Throttle
  readonly #addresses: Throttle
  readonly #queue = pLimit(2)

  constructor(options: Options) {
    this.#options = options
    this.#accounts = new Throttle(perAccount, options.now)
    this.#addresses = new Throttle(perAddress, options.now)
  }

  get isAvailable(): boolean {
    return this.#options.mailer.isAvailable
  }

  /**
   * Accepts a request, and sends the mail later if there is such an account.
   *
   * @returns the milliseconds that this address has to wait; 0 when the request was accepted
   */
  request(email: string, address: string): number {
    const retryAfterMs = this.#addresses.attempt(address)
    if (retryAfterMs > 0) return retryAfterMs
    const isAddress = z.email().max(320).safeParse(email).success
    // An account that has had its mails gets no more for a while, and nobody is told.
    if (!isAddress || this.#accounts.attempt(email.toLowerCase()) > 0) return 0
    if (this.#queue.pendingCount < maxWaiting) void this.#queue(() => this.#send(email))
    return 0
  }

  async #send(email: string): Promise<void> {
    const { users, sessions, mailer, publicUrl } = this.#options
    await sleep(delayMs, undefined, { ref: false })
    const user = users.byEmail(email)
    if (!user) return
    // An invitation stays valid: otherwise anybody could make it useless by asking for this.
    const secret = sessions.createLoginLink(user.id, {
      lifetimeMs: resetLinkLifetime,
      replacesEarlier: false,
    })
    const link = claimUrl(publicUrl, secret)
    const isSent = await mailer.send({
      kind: 'password-reset',
      to: user.email,
      link,
      lifetimeMs: resetLinkLifetime,
    })
    if (isSent) auditAccount('a link to choose a new password was mailed', user.id, { id: 'request' })
  }
}
