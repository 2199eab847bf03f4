import { beforeEach, expect, it, vi } from 'vitest'

const providers = [{ name: 'password', title: 'E-mail and password', url: 'http://localhost/login' }]
const reload = vi.fn<() => void>()
const api = 'http://localhost/v1'

beforeEach(() => {
  vi.resetModules()
  reload.mockClear()
  vi.stubGlobal('location', { reload })
})

/** Sends a request that is responded to with this status. */
async function send(path: string, status: number, headers: Record<string, string> = {}): Promise<void> {
  const respond = () => Promise.resolve(new Response(null, { status }))
  const { notingSignOut } = await import('./sign-out.ts')
  await notingSignOut(respond)(api + path, { headers })
}

async function shownProviders() {
  const { signInProviders } = await import('./sign-out.ts')
  const shown = signInProviders(providers)
  return Array.isArray(shown) ? shown : 'none yet'
}

const token = { authorization: 'Bearer token' }

it('is followed by the page loaded again, without a list of one way to sign in', async () => {
  await send('/users/me', 200, token)
  await send('/auth/logout', 200, token)
  await send('/users/me', 401, token)
  expect(await shownProviders()).toBe('none yet')
  expect(reload).toHaveBeenCalledOnce()
})

it('is not what happened before the first login', async () => {
  await send('/users/me', 401)
  expect(await shownProviders()).toBe(providers)
  expect(reload).not.toHaveBeenCalled()
})

it('is not what happened when a session has ended, which the Studio explains', async () => {
  await send('/users/me', 401, token)
  await send('/auth/logout', 401, token)
  expect(await shownProviders()).toBe(providers)
  expect(reload).not.toHaveBeenCalled()
})
