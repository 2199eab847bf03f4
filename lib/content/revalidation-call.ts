import { SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { createBodyReader, type UnreadBody } from '../server/read-body.ts'
import { type Change, parseChanges } from './revalidation-change.ts'
import type { CallGuard } from './revalidation-signature.ts'

/** The changes of an accepted call, or the response that refuses it. */
export type Call =
  | { ok: true; changes: Change[] }
  | { ok: false; status: number; message: string; headers: Record<string, string> }

/** The settings and limits with which webhook calls are received. */
export type WebhookService = {
  guard: CallGuard
  /** The content that this site shows. */
  content: { projectId: string; dataset: string }
  /** Counts a call without a valid signature; resolves to the seconds to wait, 0 within the limit. */
  countCall: (headers: Headers) => Promise<number>
}

/** Enough for the list of all changes of an import, and for a few such lists at a time. */
const readBody = createBodyReader({ maxBytes: 16 * 1024 * 1024, maxHeldBytes: 64 * 1024 * 1024 })

/**
 * Reads a call of the content's webhook. The signature is checked first: only calls without a valid one count towards a
 * limit, so that no number of them delays a publication. A malformed signature is refused before the body is read.
 */
export async function receiveCall(request: Request, webhook: WebhookService): Promise<Call> {
  const { guard, countCall } = webhook
  const signature = request.headers.get(SIGNATURE_HEADER_NAME)
  const preliminary = guard.precheck(signature)
  if (preliminary !== 'ok') return unauthorised(preliminary, request.headers, countCall)
  const body = await readBody(request)
  if (!body.ok) return unreadBody(body.reason)

  const text = body.bytes.toString('utf8')
  const verdict = await guard.verify({ body: text, signature })
  if (verdict !== 'ok') return unauthorised(verdict, request.headers, countCall)
  const other = otherContent(request.headers, webhook.content)
  if (other) return refused(400, `The call is about ${other}, which this site does not show`)
  const changes = parseChanges(text)
  if (!changes) return refused(400, 'The body is not what the projection in docs/publishing.md makes')
  return { ok: true, changes }
}

function unreadBody(reason: UnreadBody): Call {
  if (reason === 'too-large') return refused(413, 'The body is too large')
  if (reason === 'busy') return refused(503, 'Too many large calls at once', { 'Retry-After': '1' })
  return refused(400, 'The body did not arrive completely')
}

async function unauthorised(
  verdict: string,
  headers: Headers,
  countCall: WebhookService['countCall'],
): Promise<Call> {
  const wait = await countCall(headers)
  if (wait > 0) return refused(429, 'Too many calls', { 'Retry-After': String(wait) })
  return refused(401, `The call is ${verdict}`)
}

function refused(status: number, message: string, headers: Record<string, string> = {}): Call {
  return { ok: false, status, message, headers }
}

/** The project or dataset that a call names, when it is not this site's. The embedded Content Lake and hosted Sanity name theirs. */
function otherContent(
  headers: Headers,
  { projectId, dataset }: WebhookService['content'],
): string | undefined {
  const names = [
    ['project', headers.get('sanity-project-id'), projectId],
    ['dataset', headers.get('sanity-dataset'), dataset],
  ] as const
  const other = names.find(([, named, own]) => named !== null && named !== own)
  return other && `another ${other[0]}`
}
