import 'server-only'
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { SingleUseProofs } from '../../server/single-use-proofs.ts'

/** A sum for visitors without JavaScript, in place of the proof of work. The token is sent back with the answer. */
export type SumChallenge = { text: string; token: string }

/**
 * The verdict on an answer. `right` is valid for one enquiry and its retries; `wrong` invalidates the challenge; `none`
 * means that no open challenge of this site was answered; `early` came faster than a person can read, and the same
 * challenge stays open.
 */
export type Verdict =
  | { kind: 'right' | 'wrong' | 'none' }
  | { kind: 'early'; seconds: number; challenge: SumChallenge }

const lifetimeMs = 30 * 60_000
/** How far the clocks of two servers may differ. */
const skewMs = 60_000
const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const sums =
  `zero one ${words.join(' ')} ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen`.split(
    ' ',
  )

/** The least seconds between a challenge and its answer, by the number of wrong answers from the same address. */
const waits = [2, 4, 8, 16, 32] as const

/** How many wrong answers one address may give in an hour; further answers are refused. */
export const maxWrongAnswers = waits.length

/** The least seconds between a challenge and its answer, after so many wrong answers. */
export function secondsBeforeAnswer(wrongAnswers: number): number {
  return waits[Math.min(wrongAnswers, waits.length - 1)] ?? 0
}

/** A sum in words, which a screen reader can read aloud. */
export function createSumChallenge(secret: string, now: number = Date.now()): SumChallenge {
  const [id, created] = [randomUUID(), String(now)]
  return { text: textOf(id, secret), token: `${id}.${created}.${sign(`${id}\0${created}`, secret)}` }
}

/** What an answer is verified with. */
export type VerificationContext = {
  enquiryId: string
  secret: string
  proofs: SingleUseProofs
  wrongAnswers: number
}

/** Verifies the answer, in figures or in a word, to a challenge that was created with this secret. */
export async function verifyAnswer(
  { token, answer }: { token: string; answer: string },
  { enquiryId, secret, proofs, wrongAnswers }: VerificationContext,
  now: number = Date.now(),
): Promise<Verdict> {
  const [id = '', created = '', signature = '', ...more] = token.split('.')
  if (more.length > 0 || !isEqual(signature, sign(`${id}\0${created}`, secret))) return { kind: 'none' }
  const age = now - Number(created)
  const given = numberOf(answer)
  if (given === undefined || age > lifetimeMs || age < -skewMs) return { kind: 'none' }
  const early = Math.ceil(secondsBeforeAnswer(wrongAnswers) - age / 1000)
  if (early > 0) return { kind: 'early', seconds: early, challenge: { text: textOf(id, secret), token } }
  const [first, second] = operands(id, secret)
  if (given === first + second) return { kind: (await proofs.use(id, enquiryId)) ? 'right' : 'none' }
  return { kind: (await proofs.use(id, 'a wrong answer')) ? 'wrong' : 'none' }
}

function textOf(id: string, secret: string): string {
  const [first, second] = operands(id, secret)
  return `What is ${sums[first] ?? ''} plus ${sums[second] ?? ''}?`
}

/** The two numbers are derived from the challenge's id, so that nothing has to be stored to show it again. */
function operands(id: string, secret: string): [number, number] {
  const [first = 0, second = 0] = createHmac('sha256', secret).update(`numbers\0${id}`).digest()
  return [2 + (first % words.length), 2 + (second % words.length)]
}

function numberOf(answer: string): number | undefined {
  const text = answer.trim().toLowerCase()
  if (/^\d{1,3}$/.test(text)) return Number(text)
  const sum = sums.indexOf(text)
  return sum === -1 ? undefined : sum
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
