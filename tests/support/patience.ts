import { vi } from 'vitest'

/*
 * Vitest's waits give up after a second, for which there is no setting. A busy machine needs more, and a quiet one ends
 * them as early as ever.
 */

const timeout = 60_000
const patient = (options?: number | { timeout?: number; interval?: number }) =>
  typeof options === 'number' ? options : { timeout, ...options }

const { waitFor, waitUntil } = vi
vi.waitFor = (callback, options) => waitFor(callback, patient(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))
