import { parse } from 'hono/utils/cookie'

/** The session's cookie: its name and the attributes that it always has. */
export type SessionCookie = { name: string; path: string; secure: boolean }

/**
 * The cookie of a lake at this address: sent to the lake alone, and over TLS alone where the address has it. The prefix of
 * its name makes browsers refuse one that was set without these attributes, as by a neighbouring host.
 */
export function sessionCookieFor(publicUrl: string): SessionCookie {
  const { protocol, pathname: path } = new URL(publicUrl)
  const secure = protocol === 'https:'
  const prefix = secure ? (path === '/' ? '__Host-' : '__Secure-') : ''
  // The name that Sanity uses.
  return { name: `${prefix}sanitySession`, path, secure }
}

/** The session's secret in the cookies of a request, if there is one. */
export function sessionSecretOf(headers: Pick<Headers, 'get'>, { name }: SessionCookie): string | undefined {
  return parse(headers.get('cookie') ?? '', name)[name]
}
