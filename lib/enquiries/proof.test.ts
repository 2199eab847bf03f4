import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isSolved, issueChallenge } from './challenge.ts'
import { askQuestion, isAnswered } from './question.ts'

const secret = 'a secret of this site'
const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

async function solved(): Promise<string> {
  const challenge = await issueChallenge(secret)
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

function tamper(
  payload: string,
  change: (value: { challenge: { parameters: Record<string, unknown> } }) => void,
): string {
  const value = JSON.parse(Buffer.from(payload, 'base64').toString()) as {
    challenge: { parameters: Record<string, unknown> }
  }
  change(value)
  return Buffer.from(JSON.stringify(value)).toString('base64')
}

function answerOf(text: string): string {
  const [first = 0, second = 0] = (text.match(/\w+(?= plus|\?)/g) ?? []).map(
    (word) => numbers.indexOf(word) + 2,
  )
  return String(first + second)
}

afterEach(() => {
  vi.useRealTimers()
})

describe('the calculation', () => {
  it('counts for one enquiry, however often that one is sent', async () => {
    const payload = await solved()
    expect(await isSolved(payload, 'enquiry.one', secret)).toBe(true)
    expect(await isSolved(payload, 'enquiry.one', secret)).toBe(true)
    expect(await isSolved(payload, 'enquiry.two', secret)).toBe(false)
  })

  it('does not count when it was made easier, is another site’s, or is nonsense', async () => {
    const payload = await solved()
    expect(await isSolved(payload, 'enquiry.one', 'another secret')).toBe(false)
    for (const change of [
      { cost: 1 },
      { keyPrefix: '' },
      { expiresAt: 9_999_999_999 },
      { algorithm: 'SHA-1' },
    ])
      expect(
        await isSolved(
          tamper(payload, ({ challenge }) => Object.assign(challenge.parameters, change)),
          'enquiry.one',
          secret,
        ),
      ).toBe(false)
    for (const nonsense of ['', '!', 'bnVsbA==', Buffer.from('{}').toString('base64')])
      expect(await isSolved(nonsense, 'enquiry.one', secret)).toBe(false)
  })

  it('does not count when it is too old', async () => {
    const payload = await solved()
    vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ['Date'] })
    expect(await isSolved(payload, 'enquiry.old', secret)).toBe(false)
  })
})

describe('the question', () => {
  it('is answered by the sum, once', () => {
    const { text, token } = askQuestion(secret)
    expect(text).toMatch(/^What is \w+ plus \w+\?$/)
    const answer = answerOf(text)
    expect(isAnswered({ token, answer: String(Number(answer) + 1) }, 'enquiry.one', secret)).toBe(false)
    expect(isAnswered({ token, answer: ` ${answer} ` }, 'enquiry.one', secret)).toBe(true)
    expect(isAnswered({ token, answer }, 'enquiry.one', secret)).toBe(true)
    expect(isAnswered({ token, answer }, 'enquiry.two', secret)).toBe(false)
  })

  it('does not hold for ever, nor elsewhere, nor with a longer life than it was given', () => {
    const { text, token } = askQuestion(secret)
    const answer = answerOf(text)
    const [id, , signature] = token.split('.')
    expect(isAnswered({ token, answer }, 'enquiry.one', secret, Date.now() + 31 * 60_000)).toBe(false)
    expect(isAnswered({ token, answer }, 'enquiry.one', 'another secret')).toBe(false)
    expect(
      isAnswered({ token: `${id ?? ''}.9999999999999.${signature ?? ''}`, answer }, 'enquiry.one', secret),
    ).toBe(false)
    for (const nonsense of ['', '..', 'a.b.c', `${token}.x`])
      expect(isAnswered({ token: nonsense, answer }, 'enquiry.one', secret)).toBe(false)
  })
})
