import type { Vehicle } from './vehicle.ts'

/** The result of the lookup that a page begins with. */
export type FirstLookup =
  | { kind: 'found'; vehicle: Vehicle }
  | { kind: 'no-data' }
  | { kind: 'invalid'; message: string }
  /** Refused for now: the limit is reached. */
  | { kind: 'failed' }
  /** Without a result in time: the browser looks the vehicle up. */
  | { kind: 'pending' }
