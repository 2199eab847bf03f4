import { type Context, Hono } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { bearerOf } from '../auth/auth.ts'
import { claimPage, loginPage, messagePage } from '../auth/login-page.ts'
import { trustedReturnUrl } from '../auth/origins.ts'
import { notLoggedIn, requireLogin } from '../auth/permissions.ts'
import { provider } from '../auth/provider.ts'
import { sessionSecretOf } from '../auth/session-cookie.ts'
import { sessionLifetime } from '../auth/sessions.ts'
import { addressBlock, addressOf } from './caller.ts'
import type { Lake } from './context.ts'
import type { LakeEnv } from './lake-env.ts'
import { inWords, isCrossSite, readForm, respond } from './form-pages.ts'

/**
 * Login in the steps of the Studio: it lists providers and sends the browser to one of them, which returns with a code in
 * the fragment of the address. The Studio exchanges the code for the session's secret.
 */
export function authRoutes(lake: Lake): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  const { auth, config } = lake
  const studioUrl = new URL(config.studioPath, config.siteOrigin)
  const canReset = auth.resets.isAvailable
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
    const cookie = isCrossSite(c, config) ? undefined : sessionSecretOf(headers, auth.sessionCookie)
    for (const secret of [bearerOf(headers), cookie]) if (secret) auth.sessions.end(secret)
    if (!isCrossSite(c, config)) deleteCookie(c, cookieName, cookieScope)
    return c.json({ ok: true })
  })

  app.get('/auth/login', (c) => {
    const returnTo = returnUrl(c)
    return returnTo ? respond(c, returnTo, loginPage({ query: queryOf(c), canReset })) : untrustedOrigin(c)
  })

  app.post('/auth/login', async (c) => {
    const returnTo = returnUrl(c)
    if (!returnTo || isCrossSite(c, config)) return untrustedOrigin(c)
    const { email, password } = await readForm(c)
    const result = await auth.login(email, password, addressBlock(addressOf(c)))
    if (result.ok) return redirectLoggedIn(c, result.user.id, returnTo)
    const retryPage = (problem: string) => loginPage({ query: queryOf(c), canReset, email, problem })
    if (result.reason === 'wrong') {
      return respond(c, returnTo, retryPage('The e-mail address or the password is not right.'), 401)
    }
    c.header('Retry-After', `${Math.ceil(result.retryAfterMs / 1000)}`)
    const wait = inWords(result.retryAfterMs)
    return respond(c, returnTo, retryPage(`Too many attempts. Please wait ${wait} and try again.`), 429)
  })

  app.get('/auth/claim', (c) => {
    const link = c.req.query('token') ?? ''
    const user = auth.users.byId(auth.sessions.loginLinkUser(link) ?? '')
    return user ? respond(c, studioUrl, claimPage({ link, email: user.email })) : expiredLink(c)
  })

  app.post('/auth/claim', async (c) => {
    if (isCrossSite(c, config)) return untrustedOrigin(c)
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

  function untrustedOrigin(c: Context<LakeEnv>): Response | Promise<Response> {
    const text = `Sign-in is only possible for the site at ${config.siteOrigin}. Please open the Studio there.`
    return respond(c, undefined, messagePage('This page cannot sign you in', text), 403)
  }

  function expiredLink(c: Context<LakeEnv>): Response | Promise<Response> {
    const text = canReset
      ? 'It has been used or replaced, or has expired. Please open the Studio and ask there for another one: “Forgotten your password?”'
      : 'It has been used or replaced, or has expired. Please ask an administrator for a new one.'
    return respond(c, undefined, messagePage('This link no longer works', text), 410)
  }

  return app
}

function queryOf(c: Context<LakeEnv>): string {
  return new URL(c.req.url).search
}
