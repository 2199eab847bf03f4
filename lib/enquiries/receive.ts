import { isSolved } from './challenge.ts'
import { newEnquiry } from './enquiry.ts'
import { enquiryIds } from './enquiry-id.ts'
import { type EnquiryKind, fieldNames, type FieldErrors, validateEnquiry } from './forms.ts'
import { isOwnOrigin } from './origin.ts'
import { isAnswered } from './question.ts'
import { type Body, readBody } from './read-body.ts'
import { type EnquiryStore, keepEnquiry } from './store.ts'

/** What receiving an enquiry needs to know and to reach. */
export type Reception = {
  siteUrl: string
  store: EnquiryStore
  /** Seconds this visitor has to wait; 0 when there is no need to. */
  takeTurn: (headers: Headers) => Promise<number>
  /** Undefined: forms need not prove anything. */
  captchaSecret: string | undefined
  /** Called when there is an enquiry to pass on. */
  onKept: () => void
  now: () => Date
}

/** What became of a post. `values` is what was typed, as far as it could be read. */
export type Outcome =
  | { kind: 'kept' }
  | { kind: 'invalid'; values: Values; errors: FieldErrors }
  | { kind: 'unproven'; values: Values }
  | { kind: 'refused'; status: number; message: string; values: Values; retryAfter?: number }

type Values = Record<string, string>

const unreadable: Record<Extract<Body, { ok: false }>['reason'], { status: number; message: string }> = {
  'too-large': { status: 413, message: 'The form holds more than can be sent. Please shorten your message.' },
  'too-slow': { status: 408, message: 'The form took too long to arrive. Please try again.' },
  malformed: { status: 400, message: 'The form did not arrive whole. Please try again.' },
  unsupported: {
    status: 415,
    message: 'Forms are accepted as urlencoded, multipart or JSON, and not packed.',
  },
}

/** Receives one form. By the time it resolves to `kept`, the enquiry is on disk. */
export async function receiveEnquiry(
  kind: EnquiryKind,
  request: Request,
  reception: Reception,
): Promise<Outcome> {
  if (!isOwnOrigin(request.headers, reception.siteUrl))
    return refused(403, 'This form can be sent from our own pages only.')

  const body = await readBody(request)
  if (!body.ok) return refused(unreadable[body.reason].status, unreadable[body.reason].message)
  const { values: typed } = body
  const values = pick(kind, typed)

  const retryAfter = await reception.takeTurn(request.headers)
  if (retryAfter > 0) {
    const message = `You have sent several forms already. Please wait ${inWords(retryAfter)}, or call us.`
    return { ...refused(429, message), values, retryAfter }
  }
  // Only a robot fills in what nobody can see. It learns nothing from the answer.
  if (typed.get('_honey')) return { kind: 'kept' }

  const validation = validateEnquiry(kind, typed)
  if (!validation.valid) return { kind: 'invalid', values, errors: validation.errors }

  const now = reception.now()
  const [id, ...earlierIds] = enquiryIds(kind, validation.fields, keyOf(request.headers, typed), now)
  if (!(await isProven(typed, id, reception.captchaSecret))) return { kind: 'unproven', values }

  const kept = await keepEnquiry(reception.store, newEnquiry(id, kind, validation.fields, now), earlierIds)
  if (kept === undefined)
    return {
      ...refused(503, 'We could not save your message just now. Please try again in a moment, or call us.'),
      values,
    }
  reception.onKept()
  return { kind: 'kept' }
}

function refused(status: number, message: string): Extract<Outcome, { kind: 'refused' }> {
  return { kind: 'refused', status, message, values: {} }
}

/** The key of the rendered form. One that does not look like ours is as good as none. */
function keyOf(headers: Headers, typed: ReadonlyMap<string, string>): string | undefined {
  const key = headers.get('Idempotency-Key') ?? typed.get('_key') ?? ''
  return /^[\w-]{16,64}$/.test(key) ? key : undefined
}

async function isProven(
  typed: ReadonlyMap<string, string>,
  id: string,
  secret: string | undefined,
): Promise<boolean> {
  if (secret === undefined) return true
  const solution = typed.get('altcha')
  if (solution) return isSolved(solution, id, secret)
  return isAnswered({ token: typed.get('_question') ?? '', answer: typed.get('_answer') ?? '' }, id, secret)
}

/** What to show again: the form's own fields, at a length that a page can hold. */
function pick(kind: EnquiryKind, typed: ReadonlyMap<string, string>): Values {
  return Object.fromEntries(
    fieldNames(kind).flatMap((name) => {
      const value = typed.get(name)
      return value ? [[name, value.slice(0, 8000)]] : []
    }),
  )
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${String(minutes)} minutes`
}
