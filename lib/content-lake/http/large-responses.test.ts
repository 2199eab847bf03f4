import { EventEmitter } from 'node:events'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { anonymous } from '../types.ts'
import type { LakeEnv } from './lake-env.ts'
import { LargeResponses } from './large-responses.ts'

const mb = 1024 * 1024
const anonymousCaller = (name: string) => ({ key: `address ${name}`, isAnonymous: true })
const editor = { key: 'identity editor', isAnonymous: false }

it('leaves room for known callers when anonymous callers are at their limit', () => {
  const responses = new LargeResponses(128 * mb)
  responses.reserve(32 * mb, anonymousCaller('a'))
  expect(() => responses.reserve(1 * mb, anonymousCaller('a'))).toThrow(/too many large responses/i)
  responses.reserve(32 * mb, anonymousCaller('b'))
  expect(() => responses.reserve(1 * mb, anonymousCaller('c'))).toThrow(/too many large responses/i)
  responses.reserve(32 * mb, editor)
  responses.reserve(32 * mb, editor)
  expect(() => responses.reserve(1 * mb, editor)).toThrow(/too many large responses/i)
})

it('sends `Retry-After` when it is full, and has room again once a response is sent', () => {
  const responses = new LargeResponses(128 * mb)
  const release = responses.reserve(32 * mb, anonymousCaller('a'))
  expect(() => responses.reserve(32 * mb, anonymousCaller('a'))).toThrow(
    expect.objectContaining({ status: 503, headers: { 'Retry-After': expect.stringMatching(/^\d+$/) } }),
  )
  release()
  expect(() => responses.reserve(32 * mb, anonymousCaller('a'))).not.toThrow()
})

it('generates lines as they are read, and counts them until the connection ends', async () => {
  const responses = new LargeResponses(4 * mb)
  let produced = 0
  const entries = function* () {
    for (let line = 0; line < 1_000; line++) {
      produced++
      yield 'x'.repeat(100_000)
    }
  }
  const app = new Hono<LakeEnv>()
    .use(async (c, next) => {
      c.set('identity', anonymous)
      await next()
    })
    .get('/', (c) => responses.lines(c, entries(), mb))
  const outgoing = Object.assign(new EventEmitter(), { closed: false })
  const response = await app.request(
    '/',
    {},
    { outgoing, incoming: { headers: {}, socket: { remoteAddress: '192.0.2.1' } } },
  )

  const reader = response.body?.getReader()
  expect(produced).toBe(0)
  await reader?.read()
  expect(produced).toBe(1)
  expect(() => responses.reserve(1, anonymousCaller('192.0.2.1'))).toThrow(/too many large responses/i)
  outgoing.emit('close')
  expect(() => responses.reserve(1, anonymousCaller('192.0.2.1'))).not.toThrow()
})
