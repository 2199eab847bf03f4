import 'server-only'
import { randomUUID } from 'node:crypto'
import type { FormText } from '../../../schemas/rules/form-texts.ts'
import { isSolved } from '../captcha/challenge.ts'
import { newEnquiry } from '../store/enquiry.ts'
import { enquiryIds } from '../store/enquiry-id.ts'
import { referenceOf } from '../../shared/enquiry-reference.ts'
import { type EnquiryKind, fieldNames, type FieldErrors, validateEnquiry } from '../shared/forms.ts'
import { readSourcePage, sourceField } from '../shared/source-page.ts'
import { secondsBeforeAnswer, type SumChallenge, verifyAnswer } from '../captcha/sum-challenge.ts'
import { type FormBody, readForm } from './read-form.ts'
import { type EnquiryStore, storeEnquiry } from '../store/enquiry-store.ts'
import { isOwnOrigin } from '../../server/own-origin.ts'
import type { SingleUseProofs } from '../../server/single-use-proofs.ts'

/** The settings, stores and limits with which enquiries are received. */
export type EnquiryService = {
  siteUrl: string
  store: EnquiryStore
  /** Counts a submission of this visitor; resolves to the seconds to wait, 0 within the limit. */
  countSubmission: (headers: Headers) => Promise<number>
  /** This visitor's recent wrong answers: how many, and the seconds until another answer is accepted. */
  wrongAnswers: {
    peek: (headers: Headers) => Promise<{ times: number; wait: number }>
    add: (headers: Headers) => Promise<void>
  }
  /** Undefined while the captcha is off. */
  captchaSecret: string | undefined
  proofs: SingleUseProofs
  /** Called after an enquiry was stored. */
  onStored: () => void
  now: () => Date
}

/** The outcome of a submission. `values` is what was typed, as far as it could be read. */
export type Outcome =
  | { kind: 'stored'; reference: string }
  | { kind: 'invalid'; values: Values; errors: FieldErrors }
  | ({ kind: 'unproven'; values: Values } & Unproven)
  | { kind: 'refused'; status: number; message: string; values: Values; retryAfter?: number }

/** Why a form is not proven to come from a person, and the challenge to show again unless it is a new one. */
type Unproven = { reason: 'none' } | { reason: 'wrong' | 'early'; seconds: number; challenge?: SumChallenge }

type Values = Record<string, string>

const unreadable: Record<Extract<FormBody, { ok: false }>['reason'], { status: number; message: string }> = {
  'too-large': {
    status: 413,
    message: 'The form holds more than can be sent. Please shorten your message.' satisfies FormText,
  },
  'too-slow': {
    status: 408,
    message: 'The form took too long to arrive. Please try again.' satisfies FormText,
  },
  malformed: { status: 400, message: 'The form did not arrive whole. Please try again.' satisfies FormText },
  unsupported: {
    status: 415,
    message: 'Forms are accepted as urlencoded, multipart or JSON, and not packed.',
  },
}

/** Receives one form. When it resolves to `stored`, the enquiry is on disk. */
export async function receiveEnquiry(
  kind: EnquiryKind,
  request: Request,
  service: EnquiryService,
): Promise<Outcome> {
  if (!isOwnOrigin(request.headers, service.siteUrl))
    return refused(403, 'This form can be sent from our own pages only.')

  const body = await readForm(request)
  if (!body.ok) return refused(unreadable[body.reason].status, unreadable[body.reason].message)
  const { values: typed } = body
  const values = pick(kind, typed)

  const retryAfter = await service.countSubmission(request.headers)
  if (retryAfter > 0) {
    const message = withTime(
      'You have sent several forms already. Please wait {time}, or call us.',
      retryAfter,
    )
    return { ...refused(429, message), values, retryAfter }
  }
  // Only a bot fills in a hidden field. The response does not reveal that it was recognised.
  if (typed.get('_honey')) return { kind: 'stored', reference: referenceOf(`enquiry.${randomUUID()}`) }

  const validation = validateEnquiry(kind, typed)
  if (!validation.valid) return { kind: 'invalid', values, errors: validation.errors }

  const now = service.now()
  const [id, ...earlierIds] = enquiryIds(kind, validation.fields, keyOf(request.headers, typed), now)
  const proof = await prove(typed, id, request.headers, service)
  if (proof.kind === 'too-many') {
    const message = withTime('Several answers were wrong. Please wait {time}, or call us.', proof.seconds)
    return { ...refused(429, message), values, retryAfter: proof.seconds }
  }
  if (proof.kind === 'unproven') return { ...proof, values }

  const storedIn = await storeEnquiry(
    service.store,
    newEnquiry(id, kind, validation.fields, now, readSourcePage(typed.get(sourceField))),
    earlierIds,
  )
  if (storedIn === undefined)
    return {
      ...refused(
        503,
        'We could not save your message just now. Please try again in a moment, or call us.' satisfies FormText,
      ),
      values,
    }
  service.onStored()
  return { kind: 'stored', reference: referenceOf(id) }
}

function refused(status: number, message: string): Extract<Outcome, { kind: 'refused' }> {
  return { kind: 'refused', status, message, values: {} }
}

/** The idempotency key of the rendered form; undefined for one that this site did not generate. */
function keyOf(headers: Headers, typed: ReadonlyMap<string, string>): string | undefined {
  const key = headers.get('Idempotency-Key') ?? typed.get('_key') ?? ''
  return /^[\w-]{16,64}$/.test(key) ? key : undefined
}

type Proof =
  | { kind: 'proven' }
  | ({ kind: 'unproven' } & Unproven)
  /** Wrong answers, from one address. */
  | { kind: 'too-many'; seconds: number }

async function prove(
  typed: ReadonlyMap<string, string>,
  enquiryId: string,
  headers: Headers,
  { captchaSecret: secret, proofs, wrongAnswers }: EnquiryService,
): Promise<Proof> {
  if (secret === undefined) return { kind: 'proven' }
  const solution = typed.get('altcha')
  if (solution && (await isSolved(solution, { enquiryId, secret, proofs }))) return { kind: 'proven' }
  const token = typed.get('_question')
  if (solution || !token) return { kind: 'unproven', reason: 'none' }

  const { times, wait } = await wrongAnswers.peek(headers)
  if (wait > 0) return { kind: 'too-many', seconds: wait }
  const answer = { token, answer: typed.get('_answer') ?? '' }
  const verdict = await verifyAnswer(answer, { enquiryId, secret, proofs, wrongAnswers: times })
  if (verdict.kind === 'right') return { kind: 'proven' }
  if (verdict.kind === 'none') return { kind: 'unproven', reason: 'none' }
  if (verdict.kind === 'early')
    return { kind: 'unproven', reason: 'early', seconds: verdict.seconds, challenge: verdict.challenge }
  await wrongAnswers.add(headers)
  return { kind: 'unproven', reason: 'wrong', seconds: secondsBeforeAnswer(times + 1) }
}

/** The form's own fields, cut to a length that a page can hold, for showing them again. */
function pick(kind: EnquiryKind, typed: ReadonlyMap<string, string>): Values {
  return Object.fromEntries(
    fieldNames(kind).flatMap((name) => {
      const value = typed.get(name)
      return value ? [[name, value.slice(0, 8000)]] : []
    }),
  )
}

function withTime(own: FormText, seconds: number): string {
  return own.replace('{time}', inWords(seconds))
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
