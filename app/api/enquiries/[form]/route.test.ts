import { afterEach, describe, expect, it, vi } from 'vitest'

const send = async (form: string, init: RequestInit = {}) => {
  const { POST } = await import('./route')
  const request = new Request(`http://localhost:3000/api/enquiries/${form}`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Asha' }),
    ...init,
  })
  return POST(request, { params: Promise.resolve({ form }) })
}

afterEach(() => {
  vi.resetModules()
})

describe('/api/enquiries/{form}', () => {
  it.each(['quotes', 'constructor', '__proto__', ''])('knows no form called %j', async (form) => {
    const response = await send(form)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ success: 'false', message: 'There is no such form.' })
  })

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'] as const)('refuses %s and says what it takes', async (method) => {
    const request = new Request('http://localhost:3000/api/enquiries/quote', { method })
    const { [method]: handle } = await import('./route')
    const response = await handle(request, { params: Promise.resolve({ form: 'quote' }) })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('OPTIONS, POST')
    expect(await response.json()).toMatchObject({ success: 'false' })
  })

  it('tells who asks what it takes, and no other site that it may', async () => {
    const response = (await import('./route')).OPTIONS()
    expect(response.status).toBe(204)
    expect(response.headers.get('Allow')).toBe('OPTIONS, POST')
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('answers a program in JSON, field by field, and lets nobody keep the answer', async () => {
    const response = await send('contact')
    expect(response.status).toBe(422)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toEqual({
      success: 'false',
      message: 'Please check the form.',
      errors: {
        email: 'Enter your email address',
        phone: 'Enter your telephone number',
        message: 'Enter your message',
      },
    })
  })

  it('tells a program how long to wait once it has sent too much', async () => {
    vi.stubEnv('ENQUIRY_LIMIT_PER_VISITOR', '1')
    await send('contact')
    const response = await send('contact')
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(3000)
    vi.unstubAllEnvs()
  })
})
