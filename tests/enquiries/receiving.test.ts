import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { jsonResponse } from '../../lib/enquiries/http/enquiry-response.ts'
import { issueChallenge } from '../../lib/enquiries/captcha/challenge.ts'
import { startWorker } from '../../lib/enquiries/delivery/worker.ts'
import type { Enquiry } from '../../lib/enquiries/store/enquiry.ts'
import { createSumChallenge, type SumChallenge } from '../../lib/enquiries/captcha/sum-challenge.ts'
import {
  type Outcome,
  receiveEnquiry,
  type EnquiryService,
} from '../../lib/enquiries/http/receive-enquiry.ts'
import { Spool } from '../../lib/enquiries/store/spool.ts'
import { singleUseProofs } from '../../lib/enquiries/captcha/single-use-proofs.ts'
import { createRateLimit } from '../../lib/server/rate-limit.ts'
import { freePorts } from '../support/free-port.ts'
import { type LakeProcess, startLakeProcess } from '../support/lake-process.ts'

let lake: LakeProcess
let client: SanityClient
let folder: string
let service: EnquiryService
let errors: string[]

beforeAll(async () => {
  lake = await startLakeProcess()
  client = lake.client({
    token: lake.credentials.siteToken,
    perspective: 'raw',
    maxRetries: 0,
    timeout: 2000,
  })
})

afterAll(async () => {
  await lake.stop()
})

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'receiving-'))
  service = {
    siteUrl: 'http://localhost:4490',
    store: { client, spool: new Spool(folder) },
    takeTurn: () => Promise.resolve(0),
    wrongAnswers: { look: () => Promise.resolve({ times: 0, wait: 0 }), add: () => Promise.resolve() },
    captchaSecret: undefined,
    proofs: singleUseProofs({ name: 'proofs', lifetimeMs: 60_000, redisUrl: undefined }),
    onKept: () => {},
    now: () => new Date(),
  }
  errors = []
  vi.spyOn(console, 'error').mockImplementation((message: string) => void errors.push(message))
})

afterEach(async () => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
  await client.delete({ query: '*[_type == "enquiry"]' })
})

const message = { name: 'Asha Verma', email: 'asha@example.com', phone: '01632 960 001', message: 'Hello' }

function post(values: Record<string, string>, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost:4490/api/enquiries/contact', {
    method: 'POST',
    headers: { Origin: 'http://localhost:4490', ...headers },
    body: new URLSearchParams(values),
  })
}

const send = (values: Record<string, string> = message, headers?: Record<string, string>) =>
  receiveEnquiry('contact', post(values, headers), service)

const stored = () => client.fetch<Enquiry[]>('*[_type == "enquiry"] | order(receivedAt)')
const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const key = { 'Idempotency-Key': 'one-rendered-form-1' }

/** A client of a lake that is not there. */
async function nobody(): Promise<SanityClient> {
  const [port] = await freePorts(1)
  return client.withConfig({ apiHost: `http://localhost:${String(port)}` })
}

describe('receiving an enquiry', () => {
  it('stores it before it says so, where nobody without a token sees it', async () => {
    expect(await send()).toEqual({ kind: 'kept' })
    const [enquiry] = await stored()
    expect(enquiry).toMatchObject({
      ...message,
      kind: 'contact',
      status: 'new',
      delivery: { status: 'pending' },
    })
    expect(enquiry).not.toHaveProperty('carMake')
    expect(await lake.client().fetch('*[_type == "enquiry"]')).toEqual([])
    const anonymous = await lake.fetch(`/v2026-01-01/data/doc/production/${enquiry?._id ?? ''}`)
    expect(await anonymous.text()).not.toContain('Asha')
  })

  it('stores one enquiry however often and at once it is sent, with a key and without', async () => {
    await Promise.all(Array.from({ length: 10 }, () => send(message, key)))
    await Promise.all(Array.from({ length: 10 }, () => send()))
    await send(message, key)
    await send()
    expect(await stored()).toHaveLength(2)
  })

  it('stores a corrected form as well, also when it carries the same key', async () => {
    await send(message, key)
    await send({ ...message, phone: '01632 960 002' }, key)
    expect((await stored()).map(({ phone }) => phone)).toEqual(['01632 960 001', '01632 960 002'])
  })

  it('takes nothing from control fields: not where to go, not whom to write to', async () => {
    await send({
      ...message,
      _next: 'https://evil.example',
      _cc: 'evil@example.com',
      _subject: 'x',
      _id: 'siteSettings',
    })
    const [enquiry] = await stored()
    expect(JSON.stringify(enquiry)).not.toContain('evil')
    expect(enquiry?._id).toMatch(/^enquiry\./)
  })

  it('answers a filled honeypot as if all were well, and stores nothing', async () => {
    expect(await send({ ...message, _honey: 'x' })).toEqual({ kind: 'kept' })
    expect(await stored()).toEqual([])
  })

  it('says what is wrong and gives back what was typed', async () => {
    const outcome = await send({ ...message, email: 'asha', _honey: '' })
    expect(outcome).toEqual({
      kind: 'invalid',
      values: { ...message, email: 'asha' },
      errors: { email: expect.stringContaining('correct format') as string },
    })
    expect(await stored()).toEqual([])
    const response = jsonResponse(outcome)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      success: 'false',
      errors: { email: expect.any(String) as string },
    })
  })

  it('refuses another site’s pages before it reads what they send', async () => {
    expect(await send(message, { Origin: 'https://evil.example' })).toMatchObject({
      kind: 'refused',
      status: 403,
    })
    expect(await stored()).toEqual([])
  })

  it('asks somebody who sends without end to wait, and keeps what was typed', async () => {
    const limit = createRateLimit({ name: 'test', times: 2, seconds: 600 })
    service.takeTurn = () => limit.take('a visitor')
    await send({ ...message, message: 'one' })
    await send({ ...message, message: 'two' })
    const outcome = await send({ ...message, message: 'three' })
    expect(outcome).toMatchObject({ kind: 'refused', status: 429, values: { message: 'three' } })
    expect(jsonResponse(outcome).headers.get('Retry-After')).toBe('600')
    expect(await stored()).toHaveLength(2)
  })

  it('never logs who wrote, or what', async () => {
    await send()
    service.store = { ...service.store, client: await nobody() }
    await send()
    expect(errors).not.toEqual([])
    expect(errors.join('\n')).not.toMatch(/Asha|asha|960|Hello/)
  })
})

describe('when the Content Lake is away', () => {
  it('an enquiry is kept on disk, once, and moved over when the lake is back', async () => {
    const { spool } = service.store
    service.store = { client: await nobody(), spool }
    await Promise.all(Array.from({ length: 5 }, () => send(message, key)))
    expect(await send()).toEqual({ kind: 'kept' })
    expect(await send()).toEqual({ kind: 'kept' })
    expect(await spool.list()).toHaveLength(2)

    const worker = startWorker({
      store: { client, spool },
      deliveries: undefined,
      tidy: () => Promise.resolve(),
    })
    await vi.waitFor(async () => expect(await spool.list()).toEqual([]))
    await worker.stop()
    expect((await stored()).map(({ delivery }) => delivery.status)).toEqual(['pending', 'pending'])
  })

  it('a retry that reaches the lake does not meet its own copy from the spool', async () => {
    const { spool } = service.store
    service.store = { client: await nobody(), spool }
    await send(message, key)
    service.store = { client, spool }
    await send(message, key)
    const worker = startWorker({
      store: service.store,
      deliveries: undefined,
      tidy: () => Promise.resolve(),
    })
    await vi.waitFor(async () => expect(await spool.list()).toEqual([]))
    await worker.stop()
    expect(await stored()).toHaveLength(1)
  })

  it('a second post without a key knows its copy in the spool, also when the lake is back by then', async () => {
    const { spool } = service.store
    const border = Date.UTC(2026, 5, 1, 12, 10)
    service.store = { client: await nobody(), spool }
    service.now = () => new Date(border - 1000)
    await send()
    service.store = { client, spool }
    service.now = () => new Date(border + 1000)
    expect(await send()).toEqual({ kind: 'kept' })
    expect(await stored()).toEqual([])
    expect(await spool.list()).toHaveLength(1)
  })

  it('a broken spool does not stand in the way of a lake that works', async () => {
    writeFileSync(join(folder, 'spool'), 'a file where the folder should be')
    expect(await send()).toEqual({ kind: 'kept' })
    expect(await stored()).toHaveLength(1)
  })

  it('and the disk as well, the visitor is told so, with everything typed', async () => {
    writeFileSync(join(folder, 'spool'), 'a file where the folder should be')
    service.store = { ...service.store, client: await nobody() }
    expect(await send()).toMatchObject({ kind: 'refused', status: 503, values: message })
  })

  it('a lake that takes a request and never answers does not keep the visitor waiting for ever', async () => {
    const { createServer } = await import('node:net')
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await new Promise((resolve) => silent.once('listening', resolve))
    const { port } = silent.address() as { port: number }
    service.store = {
      ...service.store,
      client: client.withConfig({ apiHost: `http://127.0.0.1:${port}` }),
    }
    const begun = performance.now()
    expect(await send(message, key)).toEqual({ kind: 'kept' })
    expect(performance.now() - begun).toBeLessThan(8000)
    expect(await service.store.spool.list()).toHaveLength(1)
    silent.close()
  })
})

describe('with a proof asked for', () => {
  beforeEach(() => {
    service.captchaSecret = 'a secret'
  })

  it('stores nothing without one', async () => {
    expect(await send()).toEqual({ kind: 'unproven', reason: 'none', values: message })
    expect(await send({ ...message, altcha: 'bm8=' })).toMatchObject({ kind: 'unproven' })
    expect(await stored()).toEqual([])
  })

  it('stores with one, which serves a retry but no second enquiry', async () => {
    const challenge = await issueChallenge('a secret')
    const solution = await solveChallenge({ challenge, deriveKey })
    const altcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
    expect(await send({ ...message, altcha }, key)).toEqual({ kind: 'kept' })
    expect(await send({ ...message, altcha }, key)).toEqual({ kind: 'kept' })
    expect(await send({ ...message, message: 'Another', altcha }, key)).toMatchObject({ kind: 'unproven' })
    expect(await stored()).toHaveLength(1)
  })

  describe('by a sum, without JavaScript', () => {
    let now: number

    /** What the page shows next, by an outcome. */
    const challengeAfter = (outcome: Outcome) =>
      outcome.kind === 'unproven' && outcome.reason !== 'none' && outcome.challenge
        ? outcome.challenge
        : createSumChallenge('a secret')
    const sumOf = ({ text }: SumChallenge) =>
      (text.match(/\w+(?= plus|\?)/g) ?? [])
        .map((word) => numbers.indexOf(word) + 2)
        .reduce((a, b) => a + b, 0)
    const reply = (challenge: SumChallenge, off = 0, more: Record<string, string> = {}) =>
      send({ ...message, ...more, _question: challenge.token, _answer: String(sumOf(challenge) + off) })

    beforeEach(() => {
      now = Date.now()
      vi.useFakeTimers({ now, toFake: ['Date'] })
      const wrong = createRateLimit({ name: 'answers', times: 5, seconds: 3600 })
      service.wrongAnswers = {
        look: () => wrong.look('a visitor'),
        add: async () => {
          await wrong.take('a visitor')
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

    it('a right answer stores it', async () => {
      const challenge = createSumChallenge('a secret')
      expect(await reply(challenge)).toMatchObject({
        kind: 'unproven',
        reason: 'early',
        seconds: 2,
        challenge,
      })
      pass(2)
      expect(await reply(challenge)).toEqual({ kind: 'kept' })
      expect(await reply(challenge, 0, { message: 'Another' })).toMatchObject({ kind: 'unproven' })
      expect(await stored()).toHaveLength(1)
    })

    it('each wrong answer costs a challenge and more time, and after five nothing counts for an hour', async () => {
      let outcome: Outcome = { kind: 'unproven', reason: 'none', values: message }
      const seconds: number[] = []
      for (let guess = 0; guess < 5; guess++) {
        const challenge = challengeAfter(outcome)
        pass(32)
        outcome = await reply(challenge, 1)
        expect(outcome).toMatchObject({ kind: 'unproven', reason: 'wrong' })
        if (outcome.kind === 'unproven' && outcome.reason !== 'none') seconds.push(outcome.seconds)
        expect(await reply(challenge)).toMatchObject({ kind: guess < 4 ? 'unproven' : 'refused' })
      }
      expect(seconds).toEqual([4, 8, 16, 32, 32])
      const challenge = createSumChallenge('a secret')
      pass(32)
      const refused = await reply(challenge)
      expect(refused).toMatchObject({ kind: 'refused', status: 429, values: message })
      expect(jsonResponse(refused).headers.get('Retry-After')).toMatch(/^3[0-6]\d\d$/)
      expect(await stored()).toEqual([])
    })
  })
})
