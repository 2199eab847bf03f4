import type { APIResponse } from '@playwright/test'
import { allowScripts } from '../../lib/responses/public-policy.ts'
import { inlineScriptSources } from '../../lib/responses/inline-scripts.ts'

/**
 * The headers of a page as they would be had the site been built with an address of that origin in its settings: its
 * content security policy names the origin in the directive, which until then allows the site alone.
 *
 * @param body - the page as the test hands it to the browser, when that is not as it came: its scripts are named too
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
  return { ...headers, 'content-security-policy': allowScripts(opened, inlineScriptSources(body)) }
}
