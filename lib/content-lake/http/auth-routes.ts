import { type Context, Hono } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { bearerOf, sessionCookie, sessionCookieOf } from '../auth/auth.ts'
import { claimPage, loginPage, messagePage, pageHeaders } from '../auth/login-page.ts'
import { isTrustedOrigin, trustedReturnUrl } from '../auth/origins.ts'
import { notLoggedIn, requireLogin } from '../auth/permissions.ts'
import { provider } from '../auth/provider.ts'
import { sessionLifetime } from '../auth/sessions.ts'
import { addressBlock, addressOf } from './caller.ts'
import type { Lake } from './context.ts'
import type { LakeEnv } from './lake-env.ts'
import { readBody } from './request.ts'

type Page = ReturnType<typeof messagePage>
type Status = 200 | 400 | 401 | 403 | 410 | 429

/** Far more than an e-mail address, a password twice and a link need. */
const formBytes = 16 * 1024

/**
 * Logging in, in the steps that the Studio knows: it asks for providers, sends the person to one of them, and gets
 * them back with a code in the address' fragment, which it exchanges for the session's secret.
 */
export function authRoutes(lake: Lake): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  const { auth, config } = lake
  const studioUrl = new URL(config.studioPath, config.siteOrigin)

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
    // Only our own pages may end a session that the browser names by itself.
    const cookie = fromElsewhere(c) ? undefined : sessionCookieOf(headers)
    for (const secret of [bearerOf(headers), cookie]) if (secret) auth.sessions.end(secret)
    if (!fromElsewhere(c)) deleteCookie(c, sessionCookie, { path: '/' })
    return c.json({ ok: true })
  })

  app.get('/auth/login', (c) => {
    const returnTo = returnUrl(c)
    return returnTo ? answer(c, returnTo, loginPage({ query: queryOf(c) })) : strangeOrigin(c)
  })

  app.post('/auth/login', async (c) => {
    const returnTo = returnUrl(c)
    if (!returnTo || fromElsewhere(c)) return strangeOrigin(c)
    const { email, password } = await form(c)
    const result = await auth.login(email, password, addressBlock(addressOf(c)))
    if (result.ok) return welcome(c, result.user.id, returnTo)
    const again = (problem: string) => loginPage({ query: queryOf(c), email, problem })
    if (result.reason === 'wrong') {
      return answer(c, returnTo, again('The e-mail address or the password is not right.'), 401)
    }
    const seconds = Math.ceil(result.waitMs / 1000)
    c.header('Retry-After', String(seconds))
    const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
    return answer(c, returnTo, again(`Too many attempts. Please wait ${wait} and try again.`), 429)
  })

  app.get('/auth/claim', (c) => {
    const link = c.req.query('token') ?? ''
    const user = auth.users.byId(auth.sessions.loginLinkUser(link) ?? '')
    return user ? answer(c, studioUrl, claimPage({ link, email: user.email })) : usedUp(c)
  })

  app.post('/auth/claim', async (c) => {
    if (fromElsewhere(c)) return strangeOrigin(c)
    const { token: link, password, repeat } = await form(c)
    const invited = auth.users.byId(auth.sessions.loginLinkUser(link) ?? '')
    if (!invited) return usedUp(c)
    const again = (problem: string) =>
      answer(c, studioUrl, claimPage({ link, email: invited.email, problem }), 400)
    if (password !== repeat) return again('The two passwords are not the same.')
    const result = await auth.claim(link, password)
    if (result.ok) return welcome(c, result.user.id, studioUrl)
    return result.reason === 'password' ? again(result.problem) : usedUp(c)
  })

  /** Back to the Studio, logged in. The code is in the fragment, which no server and no log gets to see. */
  function welcome(c: Context<LakeEnv>, userId: string, returnTo: URL): Response {
    if (['cookie', 'dual'].includes(c.req.query('type') ?? '')) {
      setCookie(c, sessionCookie, auth.sessions.start(userId), {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: config.publicUrl.startsWith('https:'),
        maxAge: sessionLifetime / 1000,
      })
    }
    c.header('Cache-Control', 'no-store')
    return c.redirect(`${returnTo.href}#sid=${auth.sessions.createHandover(userId)}`, 303)
  }

  /** Where the Studio asked to be sent back to; the Studio itself when nobody asked. */
  function returnUrl(c: Context<LakeEnv>): URL | undefined {
    const wanted = c.req.query('origin')
    return wanted === undefined ? studioUrl : trustedReturnUrl(config, wanted)
  }

  /** A form on another site that logs its visitors in here, into an account of its choice. */
  function fromElsewhere(c: Context<LakeEnv>): boolean {
    const origin = c.req.header('origin')
    if (c.req.header('sec-fetch-site') === 'cross-site') return true
    return origin !== undefined && !isTrustedOrigin(config, origin)
  }

  function strangeOrigin(c: Context<LakeEnv>): Response | Promise<Response> {
    const text = `Sign-in is only possible for the site at ${config.siteOrigin}. Please open the Studio there.`
    return answer(c, undefined, messagePage('This page cannot sign you in', text), 403)
  }

  function usedUp(c: Context<LakeEnv>): Response | Promise<Response> {
    const text = 'It has been used, or is older than seven days. Please ask an administrator for a new one.'
    return answer(c, undefined, messagePage('This link no longer works', text), 410)
  }

  return app
}

function answer(c: Context<LakeEnv>, returnTo: URL | undefined, page: Page, status: Status = 200) {
  return c.html(page, status, pageHeaders(returnTo?.origin))
}

function queryOf(c: Context<LakeEnv>): string {
  return new URL(c.req.url).search
}

/** The fields of a form; what is missing, is a file, or cannot be read is empty. @throws LakeError 400 or 413 */
async function form(c: Context<LakeEnv>): Promise<Record<'email' | 'password' | 'repeat' | 'token', string>> {
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
