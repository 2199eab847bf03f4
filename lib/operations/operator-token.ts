import { createHash, timingSafeEqual } from 'node:crypto'

/** Who sends a request: `anonymous` without a token, `refused` with one that is not the operator's. */
export type Caller = 'operator' | 'anonymous' | 'refused'

/** Compares the token in `Authorization: Bearer …` in constant time. Without a configured token all are refused. */
export function callerOf(headers: Headers, token: string | undefined): Caller {
  const authorization = headers.get('Authorization')
  if (authorization === null) return 'anonymous'
  const given = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
  if (given === undefined || token === undefined) return 'refused'
  // Digests have the same length, whatever the length of what they are made of.
  return timingSafeEqual(digest(given), digest(token)) ? 'operator' : 'refused'
}

/** The response to a wrong token. */
export function refusedResponse(): Response {
  return Response.json(
    { error: 'The token is not OPERATIONS_TOKEN' },
    { status: 401, headers: { 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store' } },
  )
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
