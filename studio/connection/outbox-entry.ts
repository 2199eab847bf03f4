import type { ChangeRequest } from './change-request.ts'
import type { Fetch } from './fetch.ts'
import { fetchUnlessLost } from './lost-connection.ts'
import type { Refusal } from './refusal.ts'

/** A change in the outbox, and how far it is. */
export type OutboxEntry = {
  request: ChangeRequest
  headers: Headers
  /** Waits for its turn; the others are being sent for the first time. */
  isHeld: boolean
  isInFlight: boolean
  attempts: number
  refusal?: Refusal
  /** Responds to the Studio; only the first response counts. */
  respond: (response: Response) => void
}

/** A change that the Studio sends now. */
export function newEntry(
  request: ChangeRequest,
  headers: Headers,
  respond: (response: Response) => void,
): OutboxEntry {
  return { request, headers, isHeld: false, isInFlight: false, attempts: 0, respond }
}

/** A change that a page which is gone may have sent, and to which nobody waits for a response. */
export function leftEntry(request: ChangeRequest, headers: Headers): OutboxEntry {
  return { request, headers, isHeld: true, isInFlight: false, attempts: 1, respond: () => {} }
}

/** True when this change, or an earlier one of the same document, was refused. */
export function isBlocked(entry: OutboxEntry, entries: readonly OutboxEntry[]): boolean {
  const { documents } = entry.request
  const sharesDocument = ({ request }: OutboxEntry) => request.documents.some((id) => documents.includes(id))
  const before = entries.slice(0, entries.indexOf(entry))
  return entry.refusal !== undefined || before.some((other) => other.refusal && sharesDocument(other))
}

/** Sends a change once. Resolves to the whole response; undefined when there is none within this time. */
export async function sendOnce(
  fetch: Fetch,
  { request: { url, body }, headers }: OutboxEntry,
  { attemptMs, doubtMs }: { attemptMs: number; doubtMs: number },
): Promise<Response | undefined> {
  try {
    const signal = AbortSignal.timeout(attemptMs)
    const response = await fetchUnlessLost(fetch, { doubtMs })(url, { method: 'POST', headers, body, signal })
    return new Response(await response.arrayBuffer(), response)
  } catch {
    return undefined
  }
}
