import { AsyncLocalStorage } from 'node:async_hooks'
import { processState } from '../server/process-state.ts'

/**
 * Runs a function outside the request that calls it. Next.js takes every fetch of a page as part of the page, and rejects
 * uncached fetches in a statically rendered one. The first copy of this module is loaded before any request.
 */
export const outsideRequests = processState('outside-requests', () => AsyncLocalStorage.snapshot())
