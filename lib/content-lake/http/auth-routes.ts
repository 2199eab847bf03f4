import { type Context, Hono } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { bearerOf } from '../auth/auth.ts'
import { claimPage, loginPage, messagePage, pageHeaders } from '../auth/login-page.ts'
import { isTrustedOrigin, trustedReturnUrl } from '../auth/origins.ts'
import { notLoggedIn, requireLogin } from '../auth/permissions.ts'
import { provider } from '../auth/provider.ts'
import { sessionSecretOf } from '../auth/session-cookie.ts'
import { sessionLifetime } from '../auth/sessions.ts'
import { addressBlock, addressOf } from './caller.ts'
import type { Lake } from './context.ts'
import type { LakeEnv } from './lake-env.ts'
import { readBody } from './request.ts'

type Page = ReturnType<typeof messagePage>
type Status = 200 | 400 | 401 | 403 | 410 | 429

/** More than an e-mail address, two passwords and a link take. */
const formBytes = 16 * 1024

/**
 * Login in the steps of the Studio: it lists providers and sends the browser to one of them, which returns with a code in
 * the fragment of the address. The Studio exchanges the code for the session's secret.
 */
export function authRoutes(lake: Lake): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  const { auth, config } = lake
  const studioUrl = new URL(config.studioPath, config.siteOrigin)
  const { name: cookieName, ...cookieScope } = auth.sessionCookie

  app.get('/auth/providers', (c) =>
    c.json({ providers: [{ ...provider, url: `${config.publicUrl}/v1/auth/login` }] }),
  )

  app.get('/auth/id', (c) => {
    requireLogin(c.var.identity)
    return c.json({ id: c.var.identity.id })
  })

  app.get('/auth/fetch', (c) => {
    const userId = auth.sessions.redeemHandover(c.req.query('sid') ?? '')
    if (!userId || !auth.users.byId(userId)) throw notLoggedIn()
    c.header('Cache-Control', 'no-store')
    return c.json({ token: auth.sessions.start(userId) })
  })

  app.on(['GET', 'POST'], '/auth/logout', (c) => {
    const { headers } = c.req.raw
    // Only pages of a trusted origin may end the session of a cookie.
    const cookie = isCrossSite(c) ? undefined : sessionSecretOf(headers, auth.sessionCookie)
    for (const secret of [bearerOf(headers), cookie]) if (secret) auth.sessions.end(secret)
    if (!isCrossSite(c)) deleteCookie(c, cookieName, cookieScope)
    return c.json({ ok: true })
  })

  app.get('/auth/login', (c) => {
    const returnTo = returnUrl(c)
    return returnTo ? respond(c, returnTo, loginPage({ query: queryOf(c) })) : untrustedOrigin(c)
  })

  app.post('/auth/login', async (c) => {
    const returnTo = returnUrl(c)
    if (!returnTo || isCrossSite(c)) return untrustedOrigin(c)
    const { email, password } = await readForm(c)
    const result = await auth.login(email, password, addressBlock(addressOf(c)))
    if (result.ok) return redirectLoggedIn(c, result.user.id, returnTo)
    const retryPage = (problem: string) => loginPage({ query: queryOf(c), email, problem })
    if (result.reason === 'wrong') {
      return respond(c, returnTo, retryPage('The e-mail address or the password is not right.'), 401)
    }
    const seconds = Math.ceil(result.retryAfterMs / 1000)
    c.header('Retry-After', String(seconds))
    const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
    return respond(c, returnTo, retryPage(`Too many attempts. Please wait ${wait} and try again.`), 429)
  })

  app.get('/auth/claim', (c) => {
    const link = c.req.query('token') ?? ''
    const user = auth.users.byId(auth.sessions.loginLinkUser(link) ?? '')
    return user ? respond(c, studioUrl, claimPage({ link, email: user.email })) : expiredLink(c)
  })

  app.post('/auth/claim', async (c) => {
    if (isCrossSite(c)) return untrustedOrigin(c)
    const { token: link, password, repeat } = await readForm(c)
    const invited = auth.users.byId(auth.sessions.loginLinkUser(link) ?? '')
    if (!invited) return expiredLink(c)
    const retryPage = (problem: string) =>
      respond(c, studioUrl, claimPage({ link, email: invited.email, problem }), 400)
    if (password !== repeat) return retryPage('The two passwords are not the same.')
    const result = await auth.claim(link, password)
    if (result.ok) return redirectLoggedIn(c, result.user.id, studioUrl)
    return result.reason === 'password' ? retryPage(result.problem) : expiredLink(c)
  })

  /** Redirects to the Studio after a login. The code is in the fragment, which reaches no server and no log. */
  function redirectLoggedIn(c: Context<LakeEnv>, userId: string, returnTo: URL): Response {
    if (['cookie', 'dual'].includes(c.req.query('type') ?? '')) {
      setCookie(c, cookieName, auth.sessions.start(userId), {
        ...cookieScope,
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: sessionLifetime / 1000,
      })
    }
    c.header('Cache-Control', 'no-store')
    return c.redirect(`${returnTo.href}#sid=${auth.sessions.createHandover(userId)}`, 303)
  }

  /** The address to return to: the Studio unless the request names one; undefined when that is not trusted. */
  function returnUrl(c: Context<LakeEnv>): URL | undefined {
    const wanted = c.req.query('origin')
    return wanted === undefined ? studioUrl : trustedReturnUrl(config, wanted)
  }

  /** True for a form on another site, which could log its visitors in to an account of its choice. */
  function isCrossSite(c: Context<LakeEnv>): boolean {
    const origin = c.req.header('origin')
    if (c.req.header('sec-fetch-site') === 'cross-site') return true
    return origin !== undefined && !isTrustedOrigin(config, origin)
  }

  function untrustedOrigin(c: Context<LakeEnv>): Response | Promise<Response> {
    const text = `Sign-in is only possible for the site at ${config.siteOrigin}. Please open the Studio there.`
    return respond(c, undefined, messagePage('This page cannot sign you in', text), 403)
  }

  function expiredLink(c: Context<LakeEnv>): Response | Promise<Response> {
    const text = 'It has been used, or is older than seven days. Please ask an administrator for a new one.'
    return respond(c, undefined, messagePage('This link no longer works', text), 410)
  }

  return app
}

function respond(c: Context<LakeEnv>, returnTo: URL | undefined, page: Page, status: Status = 200) {
  return c.html(page, status, pageHeaders(returnTo?.origin))
}

function queryOf(c: Context<LakeEnv>): string {
  return new URL(c.req.url).search
}

/** The fields of a form; empty where one is missing, a file, or unreadable. @throws LakeError 400 or 413 */
async function readForm(
  c: Context<LakeEnv>,
): Promise<Record<'email' | 'password' | 'repeat' | 'token', string>> {
  const body = new Response(await readBody(c, formBytes), {
    headers: { 'Content-Type': c.req.header('content-type') ?? '' },
  })
  const fields = await body.formData().catch(() => new FormData())
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    email: text('email').trim(),
    password: text('password'),
    repeat: text('repeat'),
    token: text('token'),
  }
}
