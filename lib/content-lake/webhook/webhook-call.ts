import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { codeOf } from '../errors.ts'
import type { PendingChange } from './change-store.ts'

/** Long, because the receiver responds when its work is done. */
const timeoutMs = 60_000
const maxRetryAfterMs = 60_000

/** The changes of one call. */
export type Batch = {
  changes: PendingChange[]
  /** One change by itself, as hosted Sanity sends it, or a list. */
  body: string
}

export type CallOutcome =
  | { kind: 'accepted' }
  /** The receiver refuses it, and would refuse it again. */
  | { kind: 'refused'; status: number }
  /** `unreachable`: there was no response. */
  | { kind: 'retry'; problem: string; unreachable: boolean; delayMs?: number | undefined }

/** Combines rendered changes. */
export function batchOf(rendered: { change: PendingChange; text: string }[]): Batch {
  const [first] = rendered
  const body = rendered.length === 1 && first ? first.text : `[${rendered.map(itemsOf).join(',')}]`
  return { changes: rendered.map(({ change }) => change), body }
}

/** A whole commit that an earlier version of this software has rendered may be a list itself. */
function itemsOf({ change, text }: { change: PendingChange; text: string }): string {
  return change.documentId === '' && text.startsWith('[') ? text.slice(1, -1) : text
}

/** Makes one call, signed with this secret and this time in milliseconds since 1970. Never throws. */
export async function callWebhook(
  { url, signing }: { url: string; signing: { secret: string; time: number } },
  projectId: string,
  { changes, body }: Batch,
  closing: AbortSignal,
): Promise<CallOutcome> {
  const last = changes.at(-1)
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': keyOf(projectId, changes),
        'sanity-dataset': last?.dataset ?? '',
        'sanity-project-id': projectId,
        'sanity-transaction-id': last?.transactionId ?? '',
        // Of the oldest change: the receiver can tell how long any of them has waited.
        'sanity-transaction-time': changes[0]?.createdAt ?? '',
        [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, signing.time, signing.secret),
      },
    })
    await response.arrayBuffer()
    const { status } = response
    if (status >= 500 || status === 429 || status === 408) {
      return {
        kind: 'retry',
        problem: `responds with ${status}`,
        unreachable: false,
        delayMs: retryAfter(response),
      }
    }
    return response.ok ? { kind: 'accepted' } : { kind: 'refused', status }
  } catch (error) {
    return { kind: 'retry', problem: reasonOf(error), unreachable: true }
  }
}

/** Identifies the changes of a call: the same for a retry, another for any other call. */
function keyOf(projectId: string, changes: PendingChange[]): string {
  const [first, last] = [changes[0], changes.at(-1)]
  const range = [first, last].map((change) => `${change?.sequence ?? 0}.${change?.position ?? 0}`)
  return [projectId, last?.dataset, ...range, last?.transactionId].join('-')
}

function retryAfter({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return seconds > 0 ? Math.min(seconds * 1000, maxRetryAfterMs) : undefined
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'takes too long'
  const code = error instanceof Error ? codeOf(error.cause) : undefined
  return `cannot be reached (${code ?? 'no connection'})`
}
