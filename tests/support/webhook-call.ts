import { createHmac } from 'node:crypto'

/** The signature header of a webhook's call with this body at this time. */
export function webhookSignature(secret: string, body: string, time: number): string {
  const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('base64url')
  return `t=${time},v1=${digest}`
}

let lastTime = 0

/** Calls a site's webhook route with signed changes. A signature is valid once, so each call has its own timestamp. */
export function callWebhook(
  siteUrl: string,
  secret: string,
  changes: unknown,
  time?: number,
): Promise<Response> {
  const body = JSON.stringify(changes)
  lastTime = Math.max(lastTime + 1, Date.now())
  return fetch(`${siteUrl}/api/revalidate`, {
    method: 'POST',
    body,
    headers: { 'sanity-webhook-signature': webhookSignature(secret, body, time ?? lastTime) },
  })
}
