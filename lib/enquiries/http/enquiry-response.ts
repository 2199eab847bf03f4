import 'server-only'
import { z } from 'zod'
import { pagePolicyHeader } from '../../responses/page-policy-header.ts'
import { thankYouAddress } from '../../server/sent-reference.ts'
import { type SubmissionReplay, replayHeader, storeReplay } from './submission-replay.ts'
import type { EnquiryKind } from '../shared/forms.ts'
import { createSumChallenge, type SumChallenge } from '../captcha/sum-challenge.ts'
import { plainPage } from './plain-page.ts'
import type { Outcome } from './receive-enquiry.ts'

/** The page that shows a form again, with the typed values, to a visitor without JavaScript. */
const pages: Record<EnquiryKind, string> = { quote: '/get-a-quote/prefilled', contact: '/contact/again' }

const phoneBody = z.object({ phone: z.string() })

const texts = {
  stored: 'Your message has been received.',
  invalid: 'Please check the form.',
  unproven: 'We could not confirm that a person sent this form. Please try again.',
  question: 'Please answer the question at the end of the form, which shows us that no robot sent it.',
}

/** What a response needs besides the outcome. */
export type ResponseContext = {
  /** This process's own port: the site itself renders the page with the errors. */
  port: number
  captchaSecret: string | undefined
}

/** The response to a submitted form: a redirect or a page for a browser, JSON for a program. */
export async function enquiryResponse(
  kind: EnquiryKind,
  outcome: Outcome,
  request: Request,
  context: ResponseContext,
): Promise<Response> {
  if (!request.headers.get('Accept')?.includes('text/html')) return jsonResponse(outcome)
  // 303: the browser fetches the next page with GET, and reloading that page submits nothing.
  if (outcome.kind === 'stored')
    return new Response(null, { status: 303, headers: { Location: thankYouAddress(outcome.reference) } })
  return pageResponse(kind, outcome, context)
}

/** The response to a program; `success` is a string, as in FormSubmit's protocol. */
export function jsonResponse(outcome: Outcome): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (outcome.kind === 'refused' && outcome.retryAfter !== undefined)
    headers.set('Retry-After', String(outcome.retryAfter))
  return Response.json(
    {
      success: outcome.kind === 'stored' ? 'true' : 'false',
      message: outcome.kind === 'refused' ? outcome.message : texts[outcome.kind],
      ...(outcome.kind === 'stored' && { reference: outcome.reference }),
      ...(outcome.kind === 'invalid' && { errors: outcome.errors }),
      ...(outcome.kind === 'unproven' && { unproven: true }),
    },
    { status: statusOf(outcome), headers },
  )
}

function statusOf(outcome: Outcome): number {
  if (outcome.kind === 'stored') return 200
  return outcome.kind === 'refused' ? outcome.status : 422
}

/**
 * The form's page with errors and values. This server renders it by a request to itself; the typed values are held in
 * memory for that one request, so that they appear in no URL, cookie or file.
 */
async function pageResponse(
  kind: EnquiryKind,
  outcome: Exclude<Outcome, { kind: 'stored' }>,
  { port, captchaSecret }: ResponseContext,
): Promise<Response> {
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
  const status = statusOf(outcome)
  const replay: SubmissionReplay = {
    values: outcome.values,
    errors: outcome.kind === 'invalid' ? outcome.errors : {},
    ...(outcome.kind === 'refused' && { message: outcome.message }),
    ...(outcome.kind === 'unproven' && { message: unprovenMessage(outcome) }),
    // A page is returned only to browsers without JavaScript, which cannot solve the proof of work.
    ...(captchaSecret !== undefined && { challenge: nextChallenge(outcome, captchaSecret) }),
  }
  if (outcome.kind === 'refused' && outcome.retryAfter !== undefined)
    headers.set('Retry-After', String(outcome.retryAfter))
  try {
    const page = await fetch(`http://localhost:${port}${pages[kind]}`, {
      headers: { [replayHeader]: storeReplay(replay) },
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    })
    if (!page.ok) throw new Error(`HTTP ${page.status}`)
    // The policy depends on the page's content, so it is taken from that response.
    const policy = page.headers.get('Content-Security-Policy')
    if (policy) headers.set(pagePolicyHeader, policy)
    return new Response(await page.text(), { status, headers })
  } catch (error) {
    console.error(
      `The form could not be shown again (${error instanceof Error ? error.message : 'unknown reason'}).`,
    )
    const messages = [replay.message ?? texts.invalid, ...Object.values(replay.errors)]
    const { values, challenge } = replay
    const page = await plainPage(kind, { messages, values, challenge, phone: await cachedPhone(port) })
    return new Response(page, { status, headers })
  }
}

function nextChallenge(outcome: Outcome, secret: string): SumChallenge {
  const open = outcome.kind === 'unproven' && outcome.reason !== 'none' ? outcome.challenge : undefined
  return open ?? createSumChallenge(secret)
}

function unprovenMessage(outcome: Extract<Outcome, { kind: 'unproven' }>): string {
  if (outcome.reason === 'none') return texts.question
  const seconds = outcome.seconds === 1 ? 'a second' : `${outcome.seconds} seconds`
  if (outcome.reason === 'early')
    return `That was quicker than a person can read, so we cannot tell you from a robot. Please wait ${seconds}, answer the question at the end of the form and send it again.`
  return `That was not the right answer. There is another question at the end of the form: please take at least ${seconds} over it.`
}

/** The phone number, from an endpoint that responds even while content is unavailable. */
async function cachedPhone(port: number): Promise<string | undefined> {
  try {
    const response = await fetch(`http://localhost:${port}/api/error-content`, {
      signal: AbortSignal.timeout(2000),
    })
    const { phone } = phoneBody.parse(await response.json())
    return phone === '' ? undefined : phone
  } catch {
    return undefined
  }
}
