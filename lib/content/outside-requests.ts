import { AsyncLocalStorage } from 'node:async_hooks'

/** Shared by the bundles that Next.js makes of this file: the first to need it is loaded before there is a request. */
const shared = globalThis as typeof globalThis & {
  outsideRequests?: ReturnType<typeof AsyncLocalStorage.snapshot>
}

/**
 * Does what belongs to no request, whoever begins it. To Next.js whatever a page asks for is part of the page, and a
 * page that is made ahead of time may not ask for what cannot be kept.
 */
export const outsideRequests = (shared.outsideRequests ??= AsyncLocalStorage.snapshot())
