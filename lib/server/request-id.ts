import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const header = 'x-request-id'

/** What proxies generate: long enough to be unique, and nothing that could break a line of a log. */
const proxyId = /^[\w-]{8,64}$/

const current = new AsyncLocalStorage<{ id: string; isOpen: boolean }>()

/**
 * Names a request, as the site's own proxy names it or with a new id, and everything that is done for it until its response
 * is complete: `currentRequestId` is the id there. Responses of endpoints carry it. Those of pages do not: caches would
 * give one visitor's id to the next.
 *
 * @param behindProxy - whether the header comes from a proxy, and not from a visitor
 */
export function nameRequest(
  { headers, url = '' }: IncomingMessage,
  response: ServerResponse,
  behindProxy: boolean,
): string {
  const given = headers[header]
  const id = behindProxy && typeof given === 'string' && proxyId.test(given) ? given : randomUUID()
  // Node.js calls the listeners of a request one after the other, and restores the context behind the last.
  const named = { id, isOpen: true }
  current.enterWith(named)
  // A connection or a timer that a request leaves behind serves others.
  response.once('close', () => (named.isOpen = false))
  if (url.startsWith('/api/')) response.setHeader(header, id)
  return id
}

/** The id of the request that is being worked on; undefined outside of one. */
export function currentRequestId(): string | undefined {
  const named = current.getStore()
  return named?.isOpen ? named.id : undefined
}
