import { LakeError } from '../errors.ts'
import type { Role } from '../types.ts'

export type PlaceLimits = {
  /** All together. */
  all: number
  /** Kept free for administrators. */
  keptForAdministrators: number
  /** Strangers together. */
  strangers: number
  /** Strangers of one address. */
  perAddress: number
}

/** Shares of a number of places: a quarter for strangers, a sixteenth for administrators alone. */
export function placeLimits(all: number): PlaceLimits {
  const strangers = Math.ceil(all / 4)
  return {
    all,
    keptForAdministrators: Math.ceil(all / 16),
    strangers,
    perAddress: Math.ceil(strangers / 4),
  }
}

export type Occupant = {
  role: Role
  /** Whom limits count, as `callerKey` names them. */
  caller: string
}

const retryAfterSeconds = 5

/**
 * Places for connections that stay. Strangers get a share of them, and each address a share of that, so that nobody can
 * keep those out who work here; the last ones are for administrators, who have to look when something is wrong.
 */
export class StreamPlaces {
  readonly #limits: PlaceLimits
  readonly #taken = new Set<Occupant>()

  constructor(limits: PlaceLimits) {
    this.#limits = limits
  }

  /**
   * Takes a place; the returned function gives it back, once.
   *
   * @throws LakeError 503 with `Retry-After` when there is none for this caller
   */
  take(occupant: Readonly<Occupant>): () => void {
    if (!this.#hasRoomFor(occupant)) throw overloaded('Too many open event streams; try again shortly')
    const entry = { ...occupant }
    this.#taken.add(entry)
    return () => void this.#taken.delete(entry)
  }

  #hasRoomFor({ role, caller }: Occupant): boolean {
    const { all, keptForAdministrators, strangers, perAddress } = this.#limits
    if (this.#taken.size >= (role === 'administrator' ? all : all - keptForAdministrators)) return false
    if (role !== 'anonymous') return true
    const others = [...this.#taken].filter((taken) => taken.role === 'anonymous')
    return others.length < strangers && others.filter((other) => other.caller === caller).length < perAddress
  }
}

/** The answer to a caller who has to come back later. */
export function overloaded(description: string): LakeError {
  const body = { error: { type: 'serverOverloadedError', description } }
  return new LakeError(503, description, body, { 'Retry-After': String(retryAfterSeconds) })
}
