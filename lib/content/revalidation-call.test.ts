import { encodeSignatureHeader } from '@sanity/webhook'
import { beforeEach, describe, expect, it } from 'vitest'
import { createRateLimit } from '../server/rate-limit.ts'
import { type WebhookService, receiveCall } from './revalidation-call.ts'
import { createCallGuard } from './revalidation-signature.ts'

const secret = 'a secret that is long enough'
const body = '{"_id":"town-reading","_type":"town"}'
let webhook: WebhookService
let counted: number

beforeEach(() => {
  const limit = createRateLimit({ name: 'revalidation-call-test', times: 5, seconds: 60 })
  counted = 0
  webhook = {
    guard: createCallGuard(secret),
    content: { projectId: 'abc12345', dataset: 'production' },
    countCall: () => {
      counted += 1
      return limit.consume('a caller')
    },
  }
})

let moment = Date.now()
const signed = async (text = body) => ({
  'sanity-webhook-signature': await encodeSignatureHeader(text, (moment += 1), secret),
})
const post = (headers: Record<string, string> = {}, text = body) =>
  new Request('http://site/api/revalidate', { method: 'POST', headers, body: text })

describe('receiveCall', () => {
  it('accepts signed calls, however many unsigned ones came from the same address', async () => {
    const guessed = { 'sanity-webhook-signature': `t=${Date.now()},v1=${'A'.repeat(43)}` }
    const statuses = []
    for (let count = 0; count < 600; count++) {
      const call = await receiveCall(post(count % 2 ? guessed : undefined), webhook)
      statuses.push(call.ok ? 200 : call.status)
    }
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401])
    expect(new Set(statuses.slice(5))).toEqual(new Set([429]))
    const before = counted
    for (let count = 0; count < 600; count++)
      expect(await receiveCall(post(await signed()), webhook)).toMatchObject({ ok: true })
    expect(counted).toBe(before)
  })

  it('does not read the body of a call without a well-formed signature', async () => {
    for (const headers of [undefined, { 'sanity-webhook-signature': 'nonsense' }]) {
      const request = post(headers, 'x'.repeat(1_000_000))
      expect(await receiveCall(request, webhook)).toMatchObject({ ok: false, status: 401 })
      expect(request.bodyUsed).toBe(false)
    }
  })

  it.each([
    ['sanity-dataset', 'staging', false],
    ['sanity-project-id', 'other', false],
    ['sanity-dataset', 'production', true],
    ['sanity-project-id', 'abc12345', true],
  ])('with %s %s: accepted is %s', async (name, value, accepted) => {
    const call = await receiveCall(post({ ...(await signed()), [name]: value }), webhook)
    expect(call).toMatchObject(accepted ? { ok: true } : { ok: false, status: 400 })
  })

  it('reveals nothing about the content to a caller without a signature', async () => {
    const call = await receiveCall(post({ 'sanity-dataset': 'staging' }), webhook)
    expect(call).toMatchObject({ ok: false, status: 401 })
  })

  it('refuses a signed body that is malformed or too large', async () => {
    expect(await receiveCall(post(await signed('[1]'), '[1]'), webhook)).toMatchObject({ status: 400 })
    const declared = { ...(await signed()), 'content-length': String(17 * 1024 * 1024) }
    expect(await receiveCall(post(declared), webhook)).toMatchObject({ status: 413 })
  })
})
