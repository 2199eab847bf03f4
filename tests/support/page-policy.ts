import { type APIResponse, type BrowserContext, expect, type Response } from '@playwright/test'
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

/** Expects a policy that is short and allows no scripts but the site's files and those that the page itself holds. */
export function expectOwnScriptsOnly(response: Response | null): void {
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self' '(?:sha256|nonce)-/)
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? ''
  expect(scripts).not.toMatch(/unsafe|https?:|data:|\*/)
  for (const part of [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "form-action 'self'",
  ])
    expect(policy).toContain(part)
  expect(policy.length).toBeLessThan(1500)
}

/** Collects the violations of the policies of a context's pages. */
export async function collectViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = []
  await context.exposeFunction('reportViolation', (text: string) => violations.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      void (window as unknown as { reportViolation(text: string): Promise<void> }).reportViolation(
        `${event.violatedDirective}: ${event.blockedURI} ${event.sample}`,
      )
    })
  })
  return violations
}
