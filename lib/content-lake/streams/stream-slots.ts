import { overloaded } from '../errors.ts'
import type { Role } from '../types.ts'

export type SlotLimits = {
  /** All together. */
  all: number
  /** Only for administrators. */
  reservedForAdministrators: number
  /** Anonymous callers together. */
  anonymous: number
  /** Anonymous callers of one address. */
  perAddress: number
}

/** Shares of a number of slots: a quarter for anonymous callers, a sixteenth for administrators only. */
export function slotLimits(all: number): SlotLimits {
  const anonymous = Math.ceil(all / 4)
  return {
    all,
    reservedForAdministrators: Math.ceil(all / 16),
    anonymous,
    perAddress: Math.ceil(anonymous / 4),
  }
}

export type SlotHolder = {
  role: Role
  /** Key of a caller for limits, from `callerKey`. */
  caller: string
}

/**
 * Slots for connections that stay open. Anonymous callers get a share of them, and each address a share of that, so that
 * editors always find one; the last slots are for administrators, who need one to investigate problems.
 */
export class StreamSlots {
  readonly #limits: SlotLimits
  readonly #taken = new Set<SlotHolder>()

  constructor(limits: SlotLimits) {
    this.#limits = limits
  }

  /**
   * Takes a slot; the returned function frees it, once.
   *
   * @throws LakeError 503 with `Retry-After` when there is none for this caller
   */
  take(holder: Readonly<SlotHolder>): () => void {
    if (!this.#hasRoomFor(holder)) throw overloaded('Too many open event streams; try again shortly', 5)
    const entry = { ...holder }
    this.#taken.add(entry)
    return () => void this.#taken.delete(entry)
  }

  #hasRoomFor({ role, caller }: SlotHolder): boolean {
    const { all, reservedForAdministrators, anonymous, perAddress } = this.#limits
    if (this.#taken.size >= (role === 'administrator' ? all : all - reservedForAdministrators)) return false
    if (role !== 'anonymous') return true
    const others = [...this.#taken].filter((taken) => taken.role === 'anonymous')
    return others.length < anonymous && others.filter((other) => other.caller === caller).length < perAddress
  }
}
