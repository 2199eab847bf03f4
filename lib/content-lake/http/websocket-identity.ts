import type { IncomingMessage } from 'node:http'
import { anonymous, type Identity } from '../types.ts'
import type { Lake } from './context.ts'

/**
 * Identity of a WebSocket's client. Browsers cannot set its headers, so a token may come as a subprotocol, `bearer.<token>`.
 *
 * @throws LakeError 401 for an unknown token
 */
export function webSocketIdentity(request: IncomingMessage, lake: Lake): Identity {
  const protocols = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim())
  const bearer = protocols.find((name) => name.startsWith('bearer.'))
  if (bearer) return lake.auth.identifySecret(bearer.slice('bearer.'.length))
  const headers = new Headers()
  for (const name of ['authorization', 'cookie', 'origin'] as const) {
    const value = request.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  return headers.has('authorization') || headers.has('cookie') ? lake.auth.identify(headers) : anonymous
}
