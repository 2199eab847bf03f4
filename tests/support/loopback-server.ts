import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A request as it came in. */
export type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: string }

/** What a server does about one request. */
export type Answer = (request: Received, response: ServerResponse) => void

/** A server on loopback that answers as told, and keeps what it was asked. */
export type LoopbackServer = {
  url: string
  requests: Received[]
  /** From now on. */
  answerWith: (answer: Answer) => void
  stop: () => Promise<void>
}

export async function startLoopbackServer(first: Answer = json(500, {}), port = 0): Promise<LoopbackServer> {
  let answer = first
  const requests: Received[] = []
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request
    const received = { method, path: url, headers, body: await text(request).catch(() => '') }
    requests.push(received)
    answer(received, response)
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
    answerWith: (next) => {
      answer = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A whole answer: text as it is, anything else as JSON. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

export const webPage: Answer = json(200, '<!doctype html><title>Welcome</title><h1>It works!</h1>', {
  'Content-Type': 'text/html',
})

/** Takes the request and says nothing, ever. */
export const hang: Answer = () => {}

/** Begins an answer and never ends it. */
export const hangHalfway: Answer = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  response.write('{"make":"FORD",')
}

/** Cuts the connection instead of answering. */
export const reset: Answer = (_request, response) => {
  response.socket?.resetAndDestroy()
}

/** Cuts the connection in the middle of an answer. */
export const resetHalfway: Answer = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' })
  response.write('{"make":"FORD",', () => response.socket?.resetAndDestroy())
}

/** The answer, but late. */
export function after(ms: number, answer: Answer): Answer {
  return (request, response) => {
    setTimeout(() => answer(request, response), ms)
  }
}
