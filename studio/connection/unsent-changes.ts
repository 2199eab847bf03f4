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
    const own = this.#key(userId)
    holdLock(own)
    this.save(this.#saved)
    const left = new Map<string, ChangeRequest[]>()
    for (const key of storedKeys()) {
      if (key === own || !key.startsWith(`${prefix}${userId}:`) || (await isLocked(key))) continue
      const changes = parse(localStorage.getItem(key))
      // What cannot be read stays where it is: a newer version of this page may have written it.
      if (changes) left.set(key, changes)
    }
    const changes = [...left.values()].flat()
    // Never in neither place: this page may be left at any time, too.
    this.save([...changes, ...this.#saved])
    for (const key of left.keys()) localStorage.removeItem(key)
    return changes
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

/** None where storage is forbidden. */
function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

/** The stored changes; undefined when this is none of what `save` stores. */
function parse(stored: string | null): ChangeRequest[] | undefined {
  try {
    const changes: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(changes) && changes.every(isChangeRequest) ? changes : undefined
  } catch {
    return undefined
  }
}

function isChangeRequest(value: unknown): value is ChangeRequest {
  return (
    isRecord(value) &&
    ['url', 'body', 'transactionId'].every((name) => typeof value[name] === 'string') &&
    typeof value.isTyping === 'boolean' &&
    Array.isArray(value.documents)
  )
}
