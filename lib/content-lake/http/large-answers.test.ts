import { EventEmitter } from 'node:events'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { anonymous } from '../types.ts'
import type { LakeEnv } from './lake-env.ts'
import { LargeAnswers } from './large-answers.ts'

const mb = 1024 * 1024
const stranger = (name: string) => ({ key: `address ${name}`, isAnonymous: true })
const editor = { key: 'identity editor', isAnonymous: false }

it('leaves room for known callers when strangers hold all that they may', () => {
  const answers = new LargeAnswers(128 * mb)
  answers.hold(32 * mb, stranger('a'))
  expect(() => answers.hold(1 * mb, stranger('a'))).toThrow(/too many large answers/i)
  answers.hold(32 * mb, stranger('b'))
  expect(() => answers.hold(1 * mb, stranger('c'))).toThrow(/too many large answers/i)
  answers.hold(32 * mb, editor)
  answers.hold(32 * mb, editor)
  expect(() => answers.hold(1 * mb, editor)).toThrow(/too many large answers/i)
})

it('says when to come back, and makes room when an answer has been taken', () => {
  const answers = new LargeAnswers(128 * mb)
  const taken = answers.hold(32 * mb, stranger('a'))
  expect(() => answers.hold(32 * mb, stranger('a'))).toThrow(
    expect.objectContaining({ status: 503, headers: { 'Retry-After': expect.stringMatching(/^\d+$/) } }),
  )
  taken()
  expect(() => answers.hold(32 * mb, stranger('a'))).not.toThrow()
})

it('makes lines as they are taken, and counts them until the connection ends', async () => {
  const answers = new LargeAnswers(4 * mb)
  let made = 0
  const entries = function* () {
    for (let line = 0; line < 1_000; line++) {
      made++
      yield 'x'.repeat(100_000)
    }
  }
  const app = new Hono<LakeEnv>()
    .use(async (c, next) => {
      c.set('identity', anonymous)
      await next()
    })
    .get('/', (c) => answers.lines(c, entries(), mb))
  const outgoing = Object.assign(new EventEmitter(), { closed: false })
  const response = await app.request(
    '/',
    {},
    { outgoing, incoming: { headers: {}, socket: { remoteAddress: '192.0.2.1' } } },
  )

  const reader = response.body?.getReader()
  expect(made).toBe(0)
  await reader?.read()
  expect(made).toBe(1)
  expect(() => answers.hold(1, stranger('192.0.2.1'))).toThrow(/too many large answers/i)
  outgoing.emit('close')
  expect(() => answers.hold(1, stranger('192.0.2.1'))).not.toThrow()
})
