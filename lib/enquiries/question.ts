import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { UsedOnce } from './used-once.ts'

/** What a visitor without JavaScript answers instead of the calculation. The token goes back with the answer. */
export type Question = { text: string; token: string }

const lifetimeMs = 30 * 60_000
const used = new UsedOnce(lifetimeMs)
const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** A sum in words, which a screen reader reads as everyone else does. */
export function askQuestion(secret: string, now: number = Date.now()): Question {
  const [first, second] = [randomInt(words.length), randomInt(words.length)]
  const until = String(now + lifetimeMs)
  const id = randomUUID()
  return {
    text: `What is ${words[first] ?? ''} plus ${words[second] ?? ''}?`,
    token: `${id}.${until}.${sign(id, until, String(first + second + 4), secret)}`,
  }
}

/** Whether the answer, in figures, is right, in time, and not spent on another enquiry. */
export function isAnswered(
  { token, answer }: { token: string; answer: string },
  enquiryId: string,
  secret: string,
  now: number = Date.now(),
): boolean {
  const [id = '', until = '', signature = '', ...more] = token.split('.')
  if (more.length > 0 || !/^\d{1,3}$/.test(answer.trim()) || Number(until) < now) return false
  const expected = Buffer.from(sign(id, until, String(Number(answer)), secret))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) && used.use(id, enquiryId)
}

function sign(id: string, until: string, answer: string, secret: string): string {
  return createHmac('sha256', secret).update(`${id}\0${until}\0${answer}`).digest('base64url')
}
