import type { ClientConfig } from '@sanity/client'
import type { AuthProvider } from 'sanity'

type Fetch = ReturnType<NonNullable<ClientConfig['resolveFetch']>>

/** Why the Studio asks for a login: it was never signed in, its user signed out, or the session ended. */
let reason: 'start' | 'signed-out' | 'ended' = 'start'

/** The same `fetch`, which notes the end of the session. */
export function notingSignOut(send: Fetch): Fetch {
  return async (input, init) => {
    // The Studio signs out after a session has ended, too.
    if (reason === 'start' && new URL(input).pathname.endsWith('/auth/logout')) reason = 'signed-out'
    const response = await send(input, init)
    if (reason === 'start' && response.status === 401 && isSignedIn(init)) reason = 'ended'
    return response
  }
}

function isSignedIn(init: Parameters<Fetch>[1]): boolean {
  return new Headers(init?.headers).has('authorization')
}

/**
 * The ways to sign in, of which the embedded store has one. After signing out the Studio would show it as a list of one;
 * loaded again, it goes straight to the form. After the end of a session the list stays: it comes with an explanation.
 */
export function signInProviders(found: AuthProvider[]): AuthProvider[] | Promise<AuthProvider[]> {
  if (reason !== 'signed-out') return found
  location.reload()
  return new Promise(() => {})
}
