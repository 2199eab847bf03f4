import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A request as it was received. */
export type ReceivedRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: string }

/** Responds to one request. */
export type Responder = (request: ReceivedRequest, response: ServerResponse) => void

/** A server on loopback with replaceable responses, which records its requests. */
export type LoopbackServer = {
  url: string
  requests: ReceivedRequest[]
  /** The highest number of requests that were open at the same time. */
  maxConcurrent: number
  /** Replaces the response from now on. */
  respondWith: (respond: Responder) => void
  stop: () => Promise<void>
}

export async function startLoopbackServer(
  initial: Responder = json(500, {}),
  port = 0,
): Promise<LoopbackServer> {
  let respond = initial
  const requests: ReceivedRequest[] = []
  let open = 0
  let maxConcurrent = 0
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    maxConcurrent = Math.max(maxConcurrent, ++open)
    response.on('close', () => {
      open -= 1
    })
    const { method = '', url = '', headers } = request
    const received = { method, path: url, headers, body: await text(request).catch(() => '') }
    requests.push(received)
    respond(received, response)
  }
  const server = createServer((request, response) => {
    void receive(request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    get maxConcurrent() {
      return maxConcurrent
    },
    respondWith: (next) => {
      respond = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A complete response: a string as it is, anything else as JSON. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Responder {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

export const webPage: Responder = json(200, '<!doctype html><title>Welcome</title><h1>It works!</h1>', {
  'Content-Type': 'text/html',
})

/** Never responds. */
export const hang: Responder = () => {}

/** Begins a response and never ends it. */
export const hangHalfway: Responder = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.write('{"make":"FORD",')
}

/** Resets the connection instead of responding. */
export const reset: Responder = (_request, response) => {
  response.socket?.resetAndDestroy()
}

/** Resets the connection in the middle of a response. */
export const resetHalfway: Responder = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' })
  response.write('{"make":"FORD",', () => response.socket?.resetAndDestroy())
}

/** The same response after a delay. */
export function delayed(ms: number, respond: Responder): Responder {
  return (request, response) => {
    setTimeout(() => respond(request, response), ms)
  }
}
