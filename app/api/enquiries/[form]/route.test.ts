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
  it.each(['quotes', 'constructor', '__proto__', ''])(
    'responds with 404 for a form called %j',
    async (form) => {
      const response = await send(form)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ success: 'false', message: 'There is no such form.' })
    },
  )

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'] as const)(
    'refuses %s and lists the allowed methods',
    async (method) => {
      const request = new Request('http://localhost:3000/api/enquiries/quote', { method })
      const { [method]: handle } = await import('./route')
      const response = await handle(request, { params: Promise.resolve({ form: 'quote' }) })
      expect(response.status).toBe(405)
      expect(response.headers.get('Allow')).toBe('OPTIONS, POST')
      expect(await response.json()).toMatchObject({ success: 'false' })
    },
  )

  it('lists the allowed methods without CORS headers', async () => {
    const response = (await import('./route')).OPTIONS()
    expect(response.status).toBe(204)
    expect(response.headers.get('Allow')).toBe('OPTIONS, POST')
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('responds in JSON with an error for each field, not to be cached', async () => {
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

  it('responds with 429 and Retry-After above the limit', async () => {
    vi.stubEnv('ENQUIRY_LIMIT_PER_VISITOR', '1')
    await send('contact')
    const response = await send('contact')
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(3000)
    vi.unstubAllEnvs()
  })
})
