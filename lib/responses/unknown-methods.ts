import { knownMethods } from '../server/known-methods.ts'
import { onRequest } from '../server/on-request.ts'

/**
 * Has unknown methods refused like any other method that is not allowed: TRACE would make Next.js' route handlers fail
 * with status 500. Called once, before the server accepts requests.
 */
export function refuseUnknownMethods(): void {
  onRequest((request) => {
    // No route allows PATCH, so each responds with 405.
    if (!knownMethods.has(request.method)) request.method = 'PATCH'
  })
}
