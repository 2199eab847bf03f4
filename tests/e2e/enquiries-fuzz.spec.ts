import { expect } from '@playwright/test'
import fc from 'fast-check'
import { fieldNames } from '../../lib/enquiries/shared/forms.ts'
import { rounds } from '../support/rounds.ts'
import { testSeed } from '../support/seeded-random.ts'
import { watchable, watchHeap } from '../support/heap.ts'
import { runningSite } from '../support/running-site.ts'
import { enquiryClient } from '../support/stored-enquiries.ts'
import { test } from './enquiry-site-test.ts'

/** Sent in parts, after each of which the memory is measured. */
const part = 500
const total = rounds(2) * part
const concurrency = 16

const knownNames = [
  ...new Set([
    ...fieldNames('quote'),
    ...fieldNames('contact'),
    '_honey',
    '_next',
    '_key',
    'altcha',
    '_question',
  ]),
]
const valid = {
  name: 'Fuzz',
  email: 'someone@fuzz.example',
  phone: '01632 960 001',
  message: 'Hello',
  carMake: 'Ford',
  carModel: 'Focus',
}

const text = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    'a\r\nBcc: x@y.z',
    '\u0000',
    '__proto__',
    '../../etc/passwd',
    '{"$ne":""}',
    'x'.repeat(5000),
    '\ud800',
    '%00',
    '💷',
  ),
)
const name = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...knownNames) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
)
const values = fc.oneof(
  fc.dictionary(name, text, { maxKeys: 20 }),
  fc.dictionary(name, text, { maxKeys: 2 }).map((changes) => ({ ...valid, ...changes })),
)

type Body = { type: string; body: string | Uint8Array<ArrayBuffer> | FormData }

const body: fc.Arbitrary<Body> = fc.oneof(
  values.map((fields) => ({
    type: 'application/x-www-form-urlencoded',
    body: new URLSearchParams(fields).toString(),
  })),
  values.map((fields) => ({ type: 'application/json', body: JSON.stringify(fields) })),
  fc.json().map((json) => ({ type: 'application/json; charset=utf-8', body: json })),
  values.map((fields) => {
    const form = new FormData()
    for (const [key, value] of Object.entries(fields)) form.append(key, value)
    return { type: '', body: form }
  }),
  fc
    .tuple(
      fc.constantFrom(
        'application/x-www-form-urlencoded',
        'application/json',
        'multipart/form-data; boundary=x',
        'multipart/form-data',
        'text/plain',
        'application/xml',
        'nonsense',
      ),
      fc.uint8Array({ maxLength: 400 }),
    )
    .map(([type, bytes]) => ({ type, body: new Uint8Array(bytes) })),
  fc.constant({ type: 'application/json', body: JSON.stringify({ message: 'x'.repeat(70_000) }) }),
)

const request = fc.record({
  form: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom('quote', 'contact') },
    { weight: 1, arbitrary: fc.constantFrom('x', 'constructor', '%252e%252e', '..%2fcontact', 'quote%00') },
  ),
  body,
  headers: fc.dictionary(
    fc.constantFrom('Idempotency-Key', 'Origin', 'X-Forwarded-For', 'Sec-Fetch-Site'),
    fc.constantFrom('null', 'x', 'https://evil.example', '1.2.3.4', '0123456789abcdef'),
    { maxKeys: 1 },
  ),
  page: fc.integer({ min: 0, max: 99 }).map((number) => number === 0),
})

test.use({ siteVariables: watchable })
// One site serves both.
test.describe.configure({ mode: 'default' })

test('random bodies cause no server error, no unhandled rejection and no memory growth', async ({ site }) => {
  test.setTimeout(240_000)
  const seed = testSeed('Random bodies')
  const requests = fc.sample(request, { numRuns: total, seed })
  const statuses = new Map<number, number>()
  const failures: unknown[] = []
  const memory: number[] = []
  const heap = await watchHeap(site.output())

  const send = async ({
    form,
    body: { type, body },
    headers,
    page,
  }: (typeof requests)[number]): Promise<void> => {
    const response = await fetch(`${site.url}/api/enquiries/${form}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        Accept: page ? 'text/html' : 'application/json',
        ...(type && { 'Content-Type': type }),
        ...headers,
      },
      body,
    })
    await response.arrayBuffer()
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    if (response.status >= 500)
      failures.push({
        status: response.status,
        form,
        type,
        headers,
        body: typeof body === 'string' ? body.slice(0, 500) : 'bytes',
      })
  }

  for (let start = 0; start < total; start += part) {
    const queue = requests.slice(start, start + part)
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        for (let next = queue.pop(); next; next = queue.pop()) await send(next)
      }),
    )
    memory.push(Math.round((await heap.used()) * 10) / 10)
  }
  console.log(
    `${total} bodies: ${JSON.stringify(Object.fromEntries(statuses))}; memory in use after each ${part}: ${memory.join(', ')} MB`,
  )
  heap.close()
  await enquiryClient(runningSite()).delete({
    query: '*[_type == "enquiry" && email == "someone@fuzz.example"]',
  })

  expect(failures).toEqual([])
  expect(site.output()).not.toMatch(/unhandled|uncaught|TypeError/i)
  // Every expected status and no other: the bodies reach all the code under test.
  expect([...statuses.keys()].toSorted((a, b) => a - b)).toEqual([200, 303, 400, 403, 404, 413, 415, 422])
  // The first part may load code and fill caches; after that memory must not grow.
  expect((memory.at(-1) ?? 0) - (memory[0] ?? 0)).toBeLessThan(10)
})

test('every method but POST is refused with a message', async ({ request }) => {
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND']) {
    const response = await request.fetch('/api/enquiries/contact', {
      method,
      headers: { Accept: 'application/json' },
    })
    expect([method, response.status(), response.headers().allow]).toEqual([method, 405, 'OPTIONS, POST'])
    expect(await response.json()).toMatchObject({ success: 'false' })
  }
})
