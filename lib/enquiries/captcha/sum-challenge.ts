import 'server-only'
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { UsedOnce } from './used-once.ts'

/** What a visitor without JavaScript answers instead of the calculation. The token goes back with the answer. */
export type Question = { text: string; token: string }

/**
 * What became of an answer. `right` is good for one enquiry and its repetitions; a `wrong` one has used the question up;
 * `none` is an answer to no question of ours that is still open; `early` came before a person could have read it, and the
 * same question stands.
 */
export type Verdict =
  | { kind: 'right' | 'wrong' | 'none' }
  | { kind: 'early'; seconds: number; question: Question }

const lifetimeMs = 30 * 60_000
/** How far two servers' clocks may be apart. */
const skewMs = 60_000
const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const sums =
  `zero one ${words.join(' ')} ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen`.split(
    ' ',
  )

/** The seconds between a question and its answer, after so many wrong answers from the same address. */
const waits = [2, 4, 8, 16, 32] as const

/** How many wrong answers one address may give in an hour; after that, none counts. */
export const mostWrongAnswers = waits.length

/** The seconds that an answer takes at least, after so many wrong ones. */
export function secondsBeforeAnswer(wrongAnswers: number): number {
  return waits[Math.min(wrongAnswers, waits.length - 1)] ?? 0
}

/** A sum in words, which a screen reader reads as everyone else does. */
export function askQuestion(secret: string, now: number = Date.now()): Question {
  const [id, asked] = [randomUUID(), String(now)]
  return { text: textOf(id, secret), token: `${id}.${asked}.${sign(`${id}\0${asked}`, secret)}` }
}

/** What an answer is judged by. */
export type Judging = { enquiryId: string; secret: string; proofs: UsedOnce; wrongAnswers: number }

/** Judges the answer, in figures or in a word, to a question that was asked with this secret. */
export async function judgeAnswer(
  { token, answer }: { token: string; answer: string },
  { enquiryId, secret, proofs, wrongAnswers }: Judging,
  now: number = Date.now(),
): Promise<Verdict> {
  const [id = '', asked = '', signature = '', ...more] = token.split('.')
  if (more.length > 0 || !isEqual(signature, sign(`${id}\0${asked}`, secret))) return { kind: 'none' }
  const age = now - Number(asked)
  const given = numberOf(answer)
  if (given === undefined || age > lifetimeMs || age < -skewMs) return { kind: 'none' }
  const early = Math.ceil(secondsBeforeAnswer(wrongAnswers) - age / 1000)
  if (early > 0) return { kind: 'early', seconds: early, question: { text: textOf(id, secret), token } }
  const [first, second] = operands(id, secret)
  if (given === first + second) return { kind: (await proofs.use(id, enquiryId)) ? 'right' : 'none' }
  return { kind: (await proofs.use(id, 'a wrong answer')) ? 'wrong' : 'none' }
}

function textOf(id: string, secret: string): string {
  const [first, second] = operands(id, secret)
  return `What is ${sums[first] ?? ''} plus ${sums[second] ?? ''}?`
}

/** The two numbers follow from the question's id, so that nothing has to be remembered to ask it again. */
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
