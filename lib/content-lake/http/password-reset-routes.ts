import { Hono } from 'hono'
import { forgottenPasswordPage, messagePage } from '../auth/login-page.ts'
import { addressBlock, addressOf } from './caller.ts'
import type { Lake } from './context.ts'
import { inWords, isCrossSite, readForm, respond } from './form-pages.ts'
import type { LakeEnv } from './lake-env.ts'

/**
 * The page of those who have forgotten their password. Its response is the same for an address with and without an account,
 * and is sent before the account is looked up.
 */
export function passwordResetRoutes(lake: Lake): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  const { auth, config } = lake

  app.use('/auth/forgotten-password', async (c, next) => {
    if (auth.resets.isAvailable) return next()
    const text = 'This site sends no mail. Please ask an administrator for a link to choose a new password.'
    return respond(c, undefined, messagePage('Forgotten your password?', text), 404)
  })

  app.get('/auth/forgotten-password', (c) => respond(c, undefined, forgottenPasswordPage()))

  app.post('/auth/forgotten-password', async (c) => {
    if (isCrossSite(c, config)) {
      const text = `Please open the Studio at ${config.siteOrigin}.`
      return respond(c, undefined, messagePage('This page cannot send you a link', text), 403)
    }
    const { email } = await readForm(c)
    const retryAfterMs = auth.resets.request(email, addressBlock(addressOf(c)))
    if (retryAfterMs > 0) {
      c.header('Retry-After', `${Math.ceil(retryAfterMs / 1000)}`)
      const problem = `Too many requests. Please wait ${inWords(retryAfterMs)} and try again.`
      return respond(c, undefined, forgottenPasswordPage({ email, problem }), 429)
    }
    const text =
      'If this address belongs to an account, a link to choose a new password is on its way. It works once, for one hour. Nothing has arrived after a few minutes? Look among unwanted mail, or ask an administrator.'
    return respond(c, undefined, messagePage('Look into your mailbox', text), 202)
  })

  return app
}
