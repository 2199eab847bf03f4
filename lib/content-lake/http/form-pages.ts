import type { Context } from 'hono'
import { type messagePage, pageHeaders } from '../auth/login-page.ts'
import { isTrustedOrigin } from '../auth/origins.ts'
import type { LakeConfig } from '../types.ts'
import type { LakeEnv } from './lake-env.ts'
import { readBody } from './request.ts'

type Page = ReturnType<typeof messagePage>
type Status = 200 | 202 | 400 | 401 | 403 | 404 | 410 | 429

/** More than an e-mail address, two passwords and a link take. */
const formBytes = 16 * 1024

/** @param returnTo - where the page's form may lead to after it was sent, beside the lake itself */
export function respond(c: Context<LakeEnv>, returnTo: URL | undefined, page: Page, status: Status = 200) {
  return c.html(page, status, pageHeaders(returnTo?.origin))
}

/** True for a form on another site, which could log its visitors in to an account of its choice. */
export function isCrossSite(
  c: Context<LakeEnv>,
  config: Pick<LakeConfig, 'siteOrigin' | 'publicUrl'>,
): boolean {
  const origin = c.req.header('origin')
  if (c.req.header('sec-fetch-site') === 'cross-site') return true
  return origin !== undefined && !isTrustedOrigin(config, origin)
}

/** The fields of a form; empty where one is missing, a file, or unreadable. @throws LakeError 400 or 413 */
export async function readForm(
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

/** A time to wait, for a reader: `a second`, `40 seconds`, `2 minutes`. */
export function inWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  if (seconds <= 1) return 'a second'
  return seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
}
