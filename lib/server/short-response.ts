import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** A response of a few words, sent without Next.js. */
export type ShortResponse = { status: number; headers: Record<string, string>; body: string }

export function plainText(status: number, message: string): ShortResponse {
  return { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body: `${message}\n` }
}

/** An error in the form of the Content Lake's. */
export function lakeError(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): ShortResponse {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify({ statusCode: status, error: STATUS_CODES[status], message }),
  }
}

export function send(response: ServerResponse, short: ShortResponse): void {
  // Whether the body still follows is the client's choice, so no other request can.
  if (response.req.headers.expect !== undefined) response.shouldKeepAlive = false
  response.writeHead(short.status, headersOf(short))
  response.end(short.body)
}

/** In place of an upgrade; the connection ends with it. */
export function sendOverSocket(socket: Socket, short: ShortResponse): void {
  socket.on('error', () => socket.destroy())
  const lines = [
    `HTTP/1.1 ${short.status} ${STATUS_CODES[short.status] ?? ''}`,
    ...Object.entries(headersOf(short)).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${short.body}`)
}

function headersOf({ headers, body }: ShortResponse): Record<string, string> {
  return {
    ...headers,
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  }
}
