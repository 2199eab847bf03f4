import { createHmac } from 'node:crypto'

/** The header that proves a call: what the content's webhook sends with this body at this moment. */
export function webhookSignature(secret: string, body: string, time: number): string {
  const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('base64url')
  return `t=${time},v1=${digest}`
}

let last = 0

/** Calls a site's webhook route with changes, signed. A signature is good for one call, so each has a moment of its own. */
export function callWebhook(
  siteUrl: string,
  secret: string,
  changes: unknown,
  time?: number,
): Promise<Response> {
  const body = JSON.stringify(changes)
  last = Math.max(last + 1, Date.now())
  return fetch(`${siteUrl}/api/revalidate`, {
    method: 'POST',
    body,
    headers: { 'sanity-webhook-signature': webhookSignature(secret, body, time ?? last) },
  })
}
