import type { APIResponse } from '@playwright/test'
import { allowInline } from '../../lib/responses/public-policy.ts'
import { inlineScriptSources } from '../../lib/responses/inline-scripts.ts'

/**
 * The headers of a page as if an address of this origin were in the site's settings: the directive of its content
 * security policy, which allows the site alone, allows the origin too.
 *
 * @param body - the page as the test passes it to the browser, if it is changed: its scripts are allowed too
 */
export function allowedBy(
  response: APIResponse,
  directive: string,
  origin: string,
  body = '',
): Record<string, string> {
  const headers = response.headers()
  const policy = headers['content-security-policy'] ?? ''
  const closed = `${directive} 'self'`
  if (!policy.includes(closed)) throw new Error(`The policy of ${response.url()} has no "${closed}"`)
  const opened = policy.replace(closed, `${closed} ${origin}`)
  return {
    ...headers,
    'content-security-policy': allowInline(opened, { scripts: inlineScriptSources(body) }),
  }
}
