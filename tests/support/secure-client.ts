import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2'
import { request } from 'node:https'
import type { IncomingMessage } from 'node:http'
import { connect as connectTcp } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { once } from 'node:events'
import type { Duplex } from 'node:stream'
import { buffer } from 'node:stream/consumers'

type SecureResponse = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

/** A visitor's connection over TLS to a server on loopback. */
export type SecureClient = {
  /** The protocol that was agreed on, `h2` or `http/1.1`. */
  protocol: string | undefined
  request: (
    path: string,
    options?: { method?: string; headers?: Record<string, string>; body?: Buffer },
  ) => Promise<SecureResponse>
  /** A request whose body is written and whose response is read by the caller. */
  open: (
    path: string,
    options?: { method?: string; headers?: Record<string, string> },
  ) => { stream: Duplex; headers: Promise<IncomingHttpHeaders & { ':status'?: number }> }
  close: () => void
}

type Address = { port: number; name: string; authority: Buffer }

/**
 * One request by HTTP/1.1 over a connection of its own, with a form if there is one. Returns its status when the response is
 * complete.
 */
export async function visitOnce(
  { port, name, authority }: Address,
  path: string,
  form?: string,
): Promise<number | undefined> {
  const isForm = form !== undefined
  const visit = request({
    host: '127.0.0.1',
    port,
    path,
    servername: name,
    ca: authority,
    agent: false,
    method: isForm ? 'POST' : 'GET',
    headers: { Host: name, ...(isForm && { 'Content-Type': 'application/x-www-form-urlencoded' }) },
  }).end(form)
  const [response] = (await once(visit, 'response')) as [IncomingMessage]
  await buffer(response)
  return response.statusCode
}

/** Connects by HTTP/2 as `name`, from this address of loopback, which tells visitors apart. */
export async function secureClient(
  { port, name, authority }: Address,
  localAddress = '127.0.0.1',
): Promise<SecureClient> {
  const session: ClientHttp2Session = connect(`https://${name}:${port}`, {
    createConnection: () =>
      connectTls({
        socket: connectTcp({ host: '127.0.0.1', port, localAddress }),
        servername: name,
        ca: authority,
        ALPNProtocols: ['h2'],
      }),
  })
  await once(session, 'connect')
  const start = (path: string, method: string, headers: Record<string, string> = {}, hasBody = false) => {
    const stream = session.request({ ':path': path, ':method': method, ...headers }, { endStream: !hasBody })
    return {
      stream,
      headers: once(stream, 'response').then(([found]) => found as IncomingHttpHeaders),
    }
  }
  return {
    protocol: session.alpnProtocol,
    request: async (path, { method = 'GET', headers = {}, body } = {}) => {
      const { stream, headers: received } = start(path, method, headers, body !== undefined)
      if (body) stream.end(body)
      const found = await received
      return { status: Number(found[':status']), headers: found, body: await buffer(stream) }
    },
    open: (path, { method = 'GET', headers = {} } = {}) => start(path, method, headers, method !== 'GET'),
    close: () => session.close(),
  }
}
