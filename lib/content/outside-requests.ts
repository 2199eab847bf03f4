import { AsyncLocalStorage } from 'node:async_hooks'

/** On the global object: Next.js puts a copy of this module into several bundles. The first is loaded before any request. */
const shared = globalThis as typeof globalThis & {
  outsideRequests?: ReturnType<typeof AsyncLocalStorage.snapshot>
}

/**
 * Runs a function outside the request that calls it. Next.js takes every fetch of a page as part of the page, and rejects
 * uncached fetches in a statically rendered one.
 */
export const outsideRequests = (shared.outsideRequests ??= AsyncLocalStorage.snapshot())
