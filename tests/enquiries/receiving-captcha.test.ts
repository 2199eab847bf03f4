import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { issueChallenge } from '../../lib/enquiries/captcha/challenge.ts'
import { createSumChallenge, type SumChallenge } from '../../lib/enquiries/captcha/sum-challenge.ts'
import { jsonResponse } from '../../lib/enquiries/http/enquiry-response.ts'
import type { Outcome } from '../../lib/enquiries/http/receive-enquiry.ts'
import { createRateLimit } from '../../lib/server/rate-limit.ts'
import { contactForm, formKey, startEnquiryEndpoint } from '../support/enquiry-endpoint.ts'

const endpoint = await startEnquiryEndpoint()
const { send, stored } = endpoint
const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

describe('receiving an enquiry with the captcha on', () => {
  beforeEach(() => {
    endpoint.service.captchaSecret = 'a secret'
  })

  it('stores nothing without a proof', async () => {
    expect(await send()).toEqual({ kind: 'unproven', reason: 'none', values: contactForm })
    expect(await send({ ...contactForm, altcha: 'bm8=' })).toMatchObject({ kind: 'unproven' })
    expect(await stored()).toEqual([])
  })

  it('accepts a proof for one enquiry and its retries', async () => {
    const challenge = await issueChallenge('a secret')
    const solution = await solveChallenge({ challenge, deriveKey })
    const altcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
    expect(await send({ ...contactForm, altcha }, formKey)).toMatchObject({ kind: 'stored' })
    expect(await send({ ...contactForm, altcha }, formKey)).toMatchObject({ kind: 'stored' })
    expect(await send({ ...contactForm, message: 'Another', altcha }, formKey)).toMatchObject({
      kind: 'unproven',
    })
    expect(await stored()).toHaveLength(1)
  })

  describe('without JavaScript, by a sum', () => {
    let now: number

    /** The challenge on the page that an outcome leads to. */
    const challengeAfter = (outcome: Outcome) =>
      outcome.kind === 'unproven' && outcome.reason !== 'none' && outcome.challenge
        ? outcome.challenge
        : createSumChallenge('a secret')
    const sumOf = ({ text }: SumChallenge) =>
      (text.match(/\w+(?= plus|\?)/g) ?? [])
        .map((word) => numbers.indexOf(word) + 2)
        .reduce((a, b) => a + b, 0)
    const submitAnswer = (challenge: SumChallenge, off = 0, changes: Record<string, string> = {}) =>
      send({
        ...contactForm,
        ...changes,
        _question: challenge.token,
        _answer: String(sumOf(challenge) + off),
      })

    beforeEach(() => {
      now = Date.now()
      vi.useFakeTimers({ now, toFake: ['Date'] })
      const limit = createRateLimit({ name: 'answers', times: 5, seconds: 3600 })
      endpoint.service.wrongAnswers = {
        peek: () => limit.peek('visitor'),
        add: async () => {
          await limit.consume('visitor')
        },
      }
    })
    afterEach(() => {
      vi.useRealTimers()
    })
    const pass = (seconds: number) => {
      now += seconds * 1000
      vi.setSystemTime(now)
    }

    it('stores it for the right answer, given no sooner than after two seconds', async () => {
      const challenge = createSumChallenge('a secret')
      expect(await submitAnswer(challenge)).toMatchObject({
        kind: 'unproven',
        reason: 'early',
        seconds: 2,
        challenge,
      })
      pass(2)
      expect(await submitAnswer(challenge)).toMatchObject({ kind: 'stored' })
      expect(await submitAnswer(challenge, 0, { message: 'Another' })).toMatchObject({ kind: 'unproven' })
      expect(await stored()).toHaveLength(1)
    })

    it('invalidates the challenge and doubles the delay with each wrong answer, and blocks after five', async () => {
      let outcome: Outcome = { kind: 'unproven', reason: 'none', values: contactForm }
      const seconds: number[] = []
      for (let guess = 0; guess < 5; guess++) {
        const challenge = challengeAfter(outcome)
        pass(32)
        outcome = await submitAnswer(challenge, 1)
        expect(outcome).toMatchObject({ kind: 'unproven', reason: 'wrong' })
        if (outcome.kind === 'unproven' && outcome.reason !== 'none') seconds.push(outcome.seconds)
        expect(await submitAnswer(challenge)).toMatchObject({ kind: guess < 4 ? 'unproven' : 'refused' })
      }
      expect(seconds).toEqual([4, 8, 16, 32, 32])
      const challenge = createSumChallenge('a secret')
      pass(32)
      const refused = await submitAnswer(challenge)
      expect(refused).toMatchObject({ kind: 'refused', status: 429, values: contactForm })
      expect(jsonResponse(refused).headers.get('Retry-After')).toMatch(/^3[0-6]\d\d$/)
      expect(await stored()).toEqual([])
    })
  })
})
