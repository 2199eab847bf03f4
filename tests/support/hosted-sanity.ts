import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as httpRequest,
} from 'node:http'
import { createSecureServer, type Http2ServerRequest } from 'node:http2'
import { type AddressInfo, connect as netConnect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultLimits, startLake } from '../../lib/content-lake/lake.ts'
import { changeProjection } from '../../lib/content/revalidation-change.ts'
import { makeCertificate } from './test-certificate.ts'

/** A stand-in of hosted Sanity: a Content Lake behind TLS under Sanity's host names. */
export type HostedSanity = {
  projectId: string
  administratorToken: string
  /** The address of the lake itself, without TLS, for a test to read what is stored. */
  lakeUrl: string
  /** Environment variables that make a process use the stand-in, beside the three settings. */
  variables: Record<string, string>
  /** Arguments that make Chromium use the stand-in. */
  browserArguments: string[]
  /** Accepts connections and responds to no request, until `resume`. */
  hang: () => void
  resume: () => void
  stop: () => Promise<void>
}

export const hostedProject = 'abc12345'
const names = ['*.api.sanity.io', '*.apicdn.sanity.io', 'api.sanity.io', 'cdn.sanity.io']
const preload = new URL('hosted-names.mjs', import.meta.url).href

/** Environment variables that resolve Sanity's host names to this port; with `none` they do not resolve. */
export function hostedNames(port: number | 'none', authorityFile = ''): Record<string, string> {
  return {
    NODE_OPTIONS: `--import=${preload}`,
    HOSTED_SANITY_PORT: String(port),
    ...(authorityFile && { NODE_EXTRA_CA_CERTS: authorityFile }),
  }
}

/**
 * @param siteOrigin - the Studio's origin, which may call the project from a browser
 * @param webhookSecret - signs the webhook's calls to that site; without it there is no webhook
 */
export async function startHostedSanity(siteOrigin: string, webhookSecret?: string): Promise<HostedSanity> {
  const folder = mkdtempSync(join(tmpdir(), 'hosted-sanity-'))
  const { authorityFile, key, certificate, publicKeyHash } = makeCertificate(folder, names)
  const config = {
    host: '127.0.0.1',
    port: 0,
    dataDir: folder,
    projectId: hostedProject,
    // The host of images.
    publicUrl: 'https://cdn.sanity.io',
    siteOrigin,
    corsOrigins: [],
    proxyHops: 0,
    studioPath: '/studio',
    webhook: webhookSecret
      ? { urls: [`${siteOrigin}/api/revalidate`], secret: webhookSecret, projection: changeProjection }
      : undefined,
    limits: defaultLimits,
  }
  const lake = await startLake(config, 'production')

  let isHanging = false
  // HTTP/2: browsers open more streams to a project than HTTP/1.1 allows connections.
  const server = createSecureServer({ key, cert: certificate, allowHTTP1: true }, (incoming, response) => {
    if (isHanging) return
    const project = projectOf(hostOf(incoming))
    if (project !== undefined && project !== hostedProject) {
      response.writeHead(404, { 'content-type': 'application/json' })
      response.end('{"statusCode":404,"error":"Not Found","message":"Project not found"}')
      return
    }
    const { method, url } = incoming
    // The lake accepts its own host names only.
    const headers = { ...endToEnd(incoming.headers), host: `localhost:${lake.port}` }
    const outgoing = httpRequest({ port: lake.port, method, path: url, headers }, (proxied) => {
      response.writeHead(proxied.statusCode ?? 502, endToEnd(proxied.headers))
      proxied.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    response.on('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
  })
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('upgrade', (incoming: IncomingMessage, socket, head: Buffer) => {
    const upstream = netConnect(lake.port, '127.0.0.1', () => {
      const lines = [`${incoming.method ?? ''} ${incoming.url ?? ''} HTTP/1.1`]
      const headers = { ...incoming.headers, host: `localhost:${lake.port}` }
      for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${String(value)}`)
      upstream.write(`${lines.join('\r\n')}\r\n\r\n`)
      upstream.write(head)
      upstream.pipe(socket).pipe(upstream)
    })
    for (const end of [upstream, socket]) end.on('error', () => end.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const credentials = JSON.parse(readFileSync(join(folder, 'credentials.json'), 'utf8')) as {
    administratorToken: string
  }
  return {
    projectId: hostedProject,
    administratorToken: credentials.administratorToken,
    lakeUrl: `http://127.0.0.1:${lake.port}`,
    variables: hostedNames(port, authorityFile),
    browserArguments: [
      `--host-resolver-rules=MAP *.sanity.io:443 127.0.0.1:${port}`,
      `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
    ],
    hang: () => {
      isHanging = true
    },
    resume: () => {
      isHanging = false
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
      await lake.close()
      rmSync(folder, { recursive: true })
    },
  }
}

const hostOf = (incoming: IncomingMessage | Http2ServerRequest): string =>
  String(incoming.headers[':authority'] ?? incoming.headers.host ?? '')

/** Headers without those of the connection, which differ between HTTP/1.1 and HTTP/2. */
function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const hopByHop = /^(?::.*|connection|keep-alive|transfer-encoding|upgrade)$/
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.test(name)))
}

/** The project in the host name; undefined for host names shared by all projects. */
function projectOf(host: string): string | undefined {
  return /^([^.]+)\.api(?:cdn)?\.sanity\.io/.exec(host)?.[1]
}
