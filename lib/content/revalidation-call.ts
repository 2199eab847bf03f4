import { createBodyReader } from './revalidation-body.ts'
import { type Change, parseChanges } from './revalidation-change.ts'
import type { CallGuard } from './revalidation-signature.ts'

/** A call that was admitted, with what it tells; or why it was refused, with the headers to say so. */
export type Call =
  | { ok: true; changes: Change[] }
  | { ok: false; status: number; message: string; headers: Record<string, string> }

/** What receiving a call needs to know and to reach. */
export type WebhookService = {
  guard: CallGuard
  /** The content that this site shows. */
  content: { projectId: string; dataset: string }
  /** Counts a call that nobody proved to be theirs; seconds to wait, 0 within the limit. */
  takeTurn: (headers: Headers) => Promise<number>
}

/** A list of all changes of an import, and a few such at a time. */
const readBody = createBodyReader({ mostBytes: 16 * 1024 * 1024, mostAtOnce: 64 * 1024 * 1024 })

/**
 * Reads a call of the content's webhook. Who sends it is found out first: only calls that are not signed, or not by us,
 * count towards a limit, so that any number of those delays no publication. What cannot be a signature is refused
 * without a look at the body.
 */
export async function receiveCall(request: Request, webhook: WebhookService): Promise<Call> {
  const { guard, takeTurn } = webhook
  const signature = request.headers.get('sanity-webhook-signature')
  const atSight = guard.look(signature)
  if (atSight !== 'ok') return unproven(atSight, request.headers, takeTurn)
  const body = await readBody(request)
  if (body === 'too-large') return refused(413, 'The body is too large')
  if (body === 'busy') return refused(503, 'Too many large calls at once', { 'Retry-After': '1' })

  const verdict = guard.admit({ body: body.text, signature })
  if (verdict !== 'ok') return unproven(verdict, request.headers, takeTurn)
  const elsewhere = otherContent(request.headers, webhook.content)
  if (elsewhere) return refused(400, `The call is about ${elsewhere}, which this site does not show`)
  const changes = parseChanges(body.text)
  if (!changes) return refused(400, 'The body is not what the projection in docs/publishing.md makes')
  return { ok: true, changes }
}

async function unproven(
  verdict: string,
  headers: Headers,
  takeTurn: WebhookService['takeTurn'],
): Promise<Call> {
  const wait = await takeTurn(headers)
  if (wait > 0) return refused(429, 'Too many calls', { 'Retry-After': String(wait) })
  return refused(401, `The call is ${verdict}`)
}

function refused(status: number, message: string, headers: Record<string, string> = {}): Call {
  return { ok: false, status, message, headers }
}

/** The project or dataset that a call names, when it is another one. Both embedded and hosted content name theirs. */
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
