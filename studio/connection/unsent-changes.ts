import { isRecord } from './is-record.ts'
import type { ChangeRequest } from './change-request.ts'

const prefix = 'unsent-changes:'

/**
 * The changes of this page that the Content Lake may not have, in the browser, for when the page is reloaded or opened again.
 * Those of other pages of the browser are theirs for as long as they are open.
 */
export class UnsentChanges {
  readonly #page = Array.from(crypto.getRandomValues(new Uint32Array(2))).join('-')
  #userId: string | undefined
  #saved: readonly ChangeRequest[] = []

  /** Replaces what is stored for this page. */
  save(changes: readonly ChangeRequest[]): void {
    this.#saved = changes
    if (this.#userId === undefined) return
    const key = this.#key(this.#userId)
    try {
      if (changes.length === 0) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(changes))
    } catch {
      // Full or forbidden: the page itself still has the changes.
    }
  }

  /** Takes over what earlier pages of this user have left, and stores for this user from now on. */
  async takeOver(userId: string): Promise<ChangeRequest[]> {
    this.#userId = userId
    holdLock(this.#key(userId))
    this.save(this.#saved)
    const own = this.#key(userId)
    const keys = Object.keys(localStorage).filter(
      (key) => key.startsWith(`${prefix}${userId}:`) && key !== own,
    )
    const left: ChangeRequest[] = []
    for (const key of keys) {
      if (await isLocked(key)) continue
      left.push(...parse(localStorage.getItem(key)))
      localStorage.removeItem(key)
    }
    return left
  }

  #key(userId: string): string {
    return `${prefix}${userId}:${this.#page}`
  }
}

/** Held until the page is gone, however it goes. Pages without TLS have no locks. */
function holdLock(name: string): void {
  void navigator.locks?.request(name, () => new Promise(() => {}))
}

async function isLocked(name: string): Promise<boolean> {
  const held = await navigator.locks?.query()
  return held?.held?.some((lock) => lock.name === name) ?? false
}

function parse(stored: string | null): ChangeRequest[] {
  const changes: unknown = stored === null ? [] : JSON.parse(stored)
  return Array.isArray(changes) ? changes.filter(isChangeRequest) : []
}

function isChangeRequest(value: unknown): value is ChangeRequest {
  return (
    isRecord(value) &&
    ['url', 'body', 'transactionId'].every((name) => typeof value[name] === 'string') &&
    typeof value.isTyping === 'boolean' &&
    Array.isArray(value.documents)
  )
}
