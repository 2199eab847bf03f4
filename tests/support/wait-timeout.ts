import { vi } from 'vitest'

/* Vitest's waits time out after a second, without a setting for it. A busy machine needs more. */

const timeout = 60_000
const withTimeout = (options?: number | { timeout?: number; interval?: number }) =>
  typeof options === 'number' ? options : { timeout, ...options }

const { waitFor, waitUntil } = vi
vi.waitFor = (callback, options) => waitFor(callback, withTimeout(options))
vi.waitUntil = (callback, options) => waitUntil(callback, withTimeout(options))
