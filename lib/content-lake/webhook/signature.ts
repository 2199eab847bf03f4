import { createHmac } from 'node:crypto'

/** The header that carries the signature, as hosted Sanity names it. */
export const signatureHeader = 'sanity-webhook-signature'

/** Signs a body as hosted Sanity does: `t=<milliseconds>,v1=<HMAC-SHA256 of "t.body">`. */
export function signatureOf(body: string, secret: string, timestamp: number): string {
  const digest = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('base64url')
  return `t=${timestamp},v1=${digest}`
}
