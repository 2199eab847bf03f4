import { expect, it } from 'vitest'
import { createBodyReader } from './read-body.ts'

const post = (body: BodyInit) => new Request('http://site/', { method: 'POST', body })

/** A body that sends this many bytes and never ends. */
const endless = (size: number) =>
  new Request('http://site/', {
    method: 'POST',
    body: new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(size)) }),
    duplex: 'half',
  } as RequestInit)

it('reads small bodies while large ones use all of the memory set aside', async () => {
  const read = createBodyReader({ maxBytes: 1_000_000, maxHeldBytes: 300_000 })
  for (let count = 0; count < 3; count++) void read(endless(100_000))
  // What was sent is read in later turns of the event loop.
  await new Promise((resolve) => {
    setImmediate(resolve)
  })
  expect(await read(post('x'.repeat(100_000)))).toEqual({ ok: false, reason: 'busy' })
  expect(await read(post('a small body'))).toEqual({ ok: true, bytes: Buffer.from('a small body') })
})

it('frees the memory of every body', async () => {
  const read = createBodyReader({ maxBytes: 150_000, maxHeldBytes: 150_000 })
  for (let count = 0; count < 5; count++) {
    expect(await read(post('x'.repeat(140_000)))).toHaveProperty('bytes')
    expect(await read(post('x'.repeat(200_000)))).toEqual({ ok: false, reason: 'too-large' })
  }
})

it('stops reading a body that does not end in time', async () => {
  const read = createBodyReader({ maxBytes: 1000, timeoutMs: 20 })
  expect(await read(endless(10))).toEqual({ ok: false, reason: 'too-slow' })
})

it('returns an error of the connection as a value', async () => {
  const broken = new Request('http://site/', {
    method: 'POST',
    body: new ReadableStream({ start: (controller) => controller.error(new Error('reset')) }),
    duplex: 'half',
  } as RequestInit)
  expect(await createBodyReader({ maxBytes: 1000 })(broken)).toEqual({ ok: false, reason: 'incomplete' })
})
