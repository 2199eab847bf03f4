import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxBodyBytes, readForm } from './read-form.ts'

function post(body: BodyInit, type?: string): Request {
  return new Request('http://localhost/', {
    method: 'POST',
    body,
    ...(type && { headers: { 'Content-Type': type } }),
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })
}

const urlencoded = 'application/x-www-form-urlencoded'

async function reasonOf(request: Request): Promise<string | undefined> {
  const body = await readForm(request)
  return body.ok ? undefined : body.reason
}

describe('readForm', () => {
  it('reads the same values from all three content types', async () => {
    const expected = [
      ['name', 'Zoë & Søn'],
      ['phone', '01632 960 001'],
    ]
    const form = new FormData()
    for (const [name, value] of expected) form.append(name ?? '', value ?? '')
    for (const request of [
      post(new URLSearchParams(expected)),
      post(form),
      post(JSON.stringify(Object.fromEntries(expected)), 'application/json; charset=utf-8'),
    ]) {
      const body = await readForm(request)
      expect(body.ok && [...body.values]).toEqual(expected)
    }
  })

  it('uses the first of repeated names, and accepts numbers and null in JSON', async () => {
    const twice = await readForm(post('a=1&a=2', urlencoded))
    expect(twice.ok && twice.values.get('a')).toBe('1')
    const json = await readForm(post('{"mileage":45000,"year":null}', 'application/json'))
    expect(json.ok && [...json.values]).toEqual([
      ['mileage', '45000'],
      ['year', ''],
    ])
  })

  it.each([
    ['a broken escape', 'name=%E0%A4%A', urlencoded],
    ['bytes that are not UTF-8', new Uint8Array([0x61, 0x3d, 0xff, 0xfe]), urlencoded],
    ['half a JSON text', '{"name":', 'application/json'],
    ['a JSON list', '["name"]', 'application/json'],
    ['a JSON text of null', 'null', 'application/json'],
    ['a nested value', '{"name":{"$ne":""}}', 'application/json'],
    ['multipart without its boundary', 'name', 'multipart/form-data'],
    [
      'multipart that breaks off',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n',
      'multipart/form-data; boundary=x',
    ],
    ['too many names', Array.from({ length: 101 }, (_, n) => `f${n}=1`).join('&'), urlencoded],
  ])('refuses %s as malformed', async (_what, body, type) => {
    expect(await reasonOf(post(body, type))).toBe('malformed')
  })

  it('refuses a file', async () => {
    const form = new FormData()
    form.append('name', new File(['x'], 'x.txt'))
    expect(await reasonOf(post(form))).toBe('malformed')
  })

  it('refuses other content types', async () => {
    expect(await reasonOf(post('hello', 'text/plain'))).toBe('unsupported')
    expect(await reasonOf(new Request('http://localhost/', { method: 'POST' }))).toBe('unsupported')
  })

  it('refuses compressed bodies', async () => {
    const request = new Request('http://localhost/', {
      method: 'POST',
      body: gzipSync('name=Asha'),
      headers: { 'Content-Type': urlencoded, 'Content-Encoding': 'gzip' },
    })
    expect(await reasonOf(request)).toBe('unsupported')
  })

  it('refuses bodies that are too long, with or without Content-Length, and stops reading', async () => {
    expect(await reasonOf(post(`a=${'x'.repeat(maxBodyBytes)}`, urlencoded))).toBe('too-large')
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 16_384
        controller.enqueue(new Uint8Array(16_384).fill(0x61))
      },
    })
    expect(await reasonOf(post(endless, urlencoded))).toBe('too-large')
    expect(sent).toBeLessThan(4 * maxBodyBytes)
  })

  it('accepts a body of the maximum length', async () => {
    expect(await reasonOf(post(`a=${'x'.repeat(maxBodyBytes - 2)}`, urlencoded))).toBeUndefined()
  })

  it('never throws, whatever the body is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 500 }),
        fc.constantFrom(
          urlencoded,
          'application/json',
          'multipart/form-data; boundary=x',
          'multipart/form-data',
        ),
        async (bytes, type) => {
          const { ok } = await readForm(post(bytes, type))
          expect(typeof ok).toBe('boolean')
        },
      ),
    )
  })
})
