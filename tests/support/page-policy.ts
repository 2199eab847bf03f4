import type { APIResponse } from '@playwright/test'

/**
 * The headers of a page as they would be had the site been built with an address of that origin in its settings: its
 * content security policy names the origin in the directive, which until then allows the site alone.
 */
export function allowedBy(response: APIResponse, directive: string, origin: string): Record<string, string> {
  const headers = response.headers()
  const policy = headers['content-security-policy'] ?? ''
  const closed = `${directive} 'self'`
  if (!policy.includes(closed)) throw new Error(`The policy of ${response.url()} has no "${closed}"`)
  return { ...headers, 'content-security-policy': policy.replace(closed, `${closed} ${origin}`) }
}
