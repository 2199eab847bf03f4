import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isSolved, issueChallenge } from './challenge.ts'
import { createSumChallenge, verifyAnswer, secondsBeforeAnswer } from './sum-challenge.ts'
import { singleUseProofs } from '../../server/single-use-proofs.ts'

const secret = 'a secret of this site'
const proofs = singleUseProofs({ name: 'proofs', lifetimeMs: 3_600_000, redisUrl: undefined })
const inWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'.split(
    ' ',
  )
const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

async function solvedChallenge(): Promise<string> {
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

describe('the proof of work', () => {
  it('is valid for one enquiry and its retries', async () => {
    const payload = await solvedChallenge()
    expect(await isSolved(payload, { enquiryId: 'enquiry.one', secret, proofs })).toBe(true)
    expect(await isSolved(payload, { enquiryId: 'enquiry.one', secret, proofs })).toBe(true)
    expect(await isSolved(payload, { enquiryId: 'enquiry.two', secret, proofs })).toBe(false)
  })

  it('is invalid when it was changed, is another site’s, or is malformed', async () => {
    const payload = await solvedChallenge()
    expect(await isSolved(payload, { enquiryId: 'enquiry.one', secret: 'another secret', proofs })).toBe(
      false,
    )
    for (const change of [
      { cost: 1 },
      { keyPrefix: '' },
      { expiresAt: 9_999_999_999 },
      { algorithm: 'SHA-1' },
    ])
      expect(
        await isSolved(
          tamper(payload, ({ challenge }) => Object.assign(challenge.parameters, change)),
          { enquiryId: 'enquiry.one', secret, proofs },
        ),
      ).toBe(false)
    for (const nonsense of ['', '!', 'bnVsbA==', Buffer.from('{}').toString('base64')])
      expect(await isSolved(nonsense, { enquiryId: 'enquiry.one', secret, proofs })).toBe(false)
  })

  it('expires', async () => {
    const payload = await solvedChallenge()
    vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ['Date'] })
    expect(await isSolved(payload, { enquiryId: 'enquiry.old', secret, proofs })).toBe(false)
  })
})

describe('the sum', () => {
  const second = 1000
  const createdAt = Date.UTC(2026, 5, 1, 12)
  const judge = async (
    answer: { token: string; answer: string },
    {
      enquiryId = 'enquiry.one',
      after = 10 * second,
      wrongAnswers = 0,
      by = secret,
    }: { enquiryId?: string; after?: number; wrongAnswers?: number; by?: string } = {},
  ) => (await verifyAnswer(answer, { enquiryId, secret: by, proofs, wrongAnswers }, createdAt + after)).kind

  it.each([
    ['figures', (sum: string) => ` ${sum} `],
    ['a word', (sum: string) => (inWords[Number(sum)] ?? '').toUpperCase()],
  ])('is solved in %s, for one enquiry', async (_what, written) => {
    const { text, token } = createSumChallenge(secret, createdAt)
    expect(text).toMatch(/^What is \w+ plus \w+\?$/)
    const answer = written(answerOf(text))
    expect(await judge({ token, answer })).toBe('right')
    expect(await judge({ token, answer })).toBe('right')
    expect(await judge({ token, answer }, { enquiryId: 'enquiry.two' })).toBe('none')
  })

  it('is invalid after a wrong answer', async () => {
    const { text, token } = createSumChallenge(secret, createdAt)
    const answer = answerOf(text)
    expect(await judge({ token, answer: String(Number(answer) + 1) })).toBe('wrong')
    expect(await judge({ token, answer: String(Number(answer) - 1) })).toBe('wrong')
    expect(await judge({ token, answer })).toBe('none')
  })

  it('stays open when the answer is too early, and takes longer after wrong answers', async () => {
    const { text, token } = createSumChallenge(secret, createdAt)
    const answer = answerOf(text)
    const verdict = await verifyAnswer(
      { token, answer: '1' },
      { enquiryId: 'enquiry.one', secret, proofs, wrongAnswers: 0 },
      createdAt + 500,
    )
    expect(verdict).toEqual({ kind: 'early', seconds: 2, challenge: { text, token } })
    const waits = [0, 1, 2, 3, 4, 9].map(secondsBeforeAnswer)
    expect(waits).toEqual([2, 4, 8, 16, 32, 32])
    for (const [wrongAnswers, wait] of waits.entries()) {
      expect(await judge({ token, answer }, { wrongAnswers, after: wait * second - 1 })).toBe('early')
    }
    expect(await judge({ token, answer }, { wrongAnswers: 4, after: 32 * second })).toBe('right')
  })

  it('is invalid after its lifetime, with another secret, and when it was changed', async () => {
    const { text, token } = createSumChallenge(secret, createdAt)
    const answer = answerOf(text)
    const [id = '', , signature = ''] = token.split('.')
    expect(await judge({ token, answer }, { after: 31 * 60 * second })).toBe('none')
    // After the clock was set back by a day, its time is in the future.
    expect(await judge({ token, answer }, { after: -24 * 3600 * second })).toBe('none')
    expect(await judge({ token, answer }, { by: 'another secret' })).toBe('none')
    expect(await judge({ token: `${id}.${createdAt + 9e9}.${signature}`, answer })).toBe('none')
    for (const nonsense of ['', '..', 'a.b.c', `${token}.x`])
      expect(await judge({ token: nonsense, answer })).toBe('none')
    for (const nonsense of ['', 'many', '1e1', '0x10', '١٢'])
      expect(await judge({ token, answer: nonsense })).toBe('none')
    expect(await judge({ token, answer })).toBe('right')
  })
})
