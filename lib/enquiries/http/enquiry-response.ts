import 'server-only'
import { pagePolicyHeader } from '../../responses/page-policy-header.ts'
import { type EarlierPost, earlierPostHeader, leaveEarlierPost } from './submission-replay.ts'
import type { EnquiryKind } from '../shared/forms.ts'
import { askQuestion, type Question } from '../captcha/sum-challenge.ts'
import { plainPage } from './plain-page.ts'
import type { Outcome } from './receive-enquiry.ts'

/** Where a form is shown again, with what was typed, to somebody without JavaScript. */
const pages: Record<EnquiryKind, string> = { quote: '/get-a-quote', contact: '/contact/again' }

const texts = {
  kept: 'Your message has been received.',
  invalid: 'Please check the form.',
  unproven: 'We could not confirm that a person sent this form. Please try again.',
  question: 'Please answer the question at the end of the form, which shows us that no robot sent it.',
}

/** What answering needs besides the outcome. */
export type Answering = {
  /** This process's own port: the page with the errors is rendered by the site itself. */
  port: number
  captchaSecret: string | undefined
}

/** Tells whoever sent a form what became of it: a redirect or a page to a browser, JSON to a program. */
export async function answer(
  kind: EnquiryKind,
  outcome: Outcome,
  request: Request,
  answering: Answering,
): Promise<Response> {
  if (!request.headers.get('Accept')?.includes('text/html')) return asJson(outcome)
  // 303: the browser asks for the next page with GET, and reloading that one sends nothing again.
  if (outcome.kind === 'kept') return new Response(null, { status: 303, headers: { Location: '/thank-you' } })
  return asPage(kind, outcome, answering)
}

/** An answer to a program; `success` is a text, as FormSubmit has it. */
export function asJson(outcome: Outcome): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (outcome.kind === 'refused' && outcome.retryAfter !== undefined)
    headers.set('Retry-After', String(outcome.retryAfter))
  return Response.json(
    {
      success: outcome.kind === 'kept' ? 'true' : 'false',
      message: outcome.kind === 'refused' ? outcome.message : texts[outcome.kind],
      ...(outcome.kind === 'invalid' && { errors: outcome.errors }),
      ...(outcome.kind === 'unproven' && { unproven: true }),
    },
    { status: statusOf(outcome), headers },
  )
}

function statusOf(outcome: Outcome): number {
  if (outcome.kind === 'kept') return 200
  return outcome.kind === 'refused' ? outcome.status : 422
}

/**
 * The page of the form once more, with errors and values. The page is rendered by asking this very server for it; what
 * was typed waits in memory for that one request, so that it is in no address, no cookie and no file.
 */
async function asPage(
  kind: EnquiryKind,
  outcome: Exclude<Outcome, { kind: 'kept' }>,
  { port, captchaSecret }: Answering,
): Promise<Response> {
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
  const status = statusOf(outcome)
  const post: EarlierPost = {
    values: outcome.values,
    errors: outcome.kind === 'invalid' ? outcome.errors : {},
    ...(outcome.kind === 'refused' && { message: outcome.message }),
    ...(outcome.kind === 'unproven' && { message: whatToDo(outcome) }),
    // Whoever comes this way has no JavaScript to solve a calculation with.
    ...(captchaSecret !== undefined && { question: questionAfter(outcome, captchaSecret) }),
  }
  if (outcome.kind === 'refused' && outcome.retryAfter !== undefined)
    headers.set('Retry-After', String(outcome.retryAfter))
  try {
    const page = await fetch(`http://localhost:${port}${pages[kind]}`, {
      headers: { [earlierPostHeader]: leaveEarlierPost(post) },
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    })
    if (!page.ok) throw new Error(`HTTP ${page.status}`)
    // A policy may name what the page holds, so it travels with the page.
    const policy = page.headers.get('Content-Security-Policy')
    if (policy) headers.set(pagePolicyHeader, policy)
    return new Response(await page.text(), { status, headers })
  } catch (error) {
    console.error(
      `The form could not be shown again (${error instanceof Error ? error.message : 'unknown reason'}).`,
    )
    const messages = [post.message ?? texts.invalid, ...Object.values(post.errors)]
    const { values, question } = post
    const page = plainPage(kind, { messages, values, question, phone: await phoneOnFile(port) })
    return new Response(page, { status, headers })
  }
}

function questionAfter(outcome: Outcome, secret: string): Question {
  const standing = outcome.kind === 'unproven' && outcome.reason !== 'none' ? outcome.question : undefined
  return standing ?? askQuestion(secret)
}

function whatToDo(outcome: Extract<Outcome, { kind: 'unproven' }>): string {
  if (outcome.reason === 'none') return texts.question
  const seconds = outcome.seconds === 1 ? 'a second' : `${outcome.seconds} seconds`
  if (outcome.reason === 'early')
    return `That was quicker than a person can read, so we cannot tell you from a robot. Please wait ${seconds}, answer the question at the end of the form and send it again.`
  return `That was not the right answer. There is another question at the end of the form: please take at least ${seconds} over it.`
}

/** The number that the site keeps ready for the moment when no content can be read. */
async function phoneOnFile(port: number): Promise<string | undefined> {
  try {
    const response = await fetch(`http://localhost:${port}/api/phone`, {
      signal: AbortSignal.timeout(2000),
    })
    const { phone } = (await response.json()) as { phone?: unknown }
    return typeof phone === 'string' && phone !== '' ? phone : undefined
  } catch {
    return undefined
  }
}
