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

/** Stands hosted Sanity in: a Content Lake behind TLS, under the names that the three variables lead to. */
export type HostedSanity = {
  projectId: string
  administratorToken: string
  /** Behind the names, without TLS: for a test to look at what is stored. */
  lakeUrl: string
  /** What a process needs to find it: beside these, only the three variables. */
  variables: Record<string, string>
  /** What Chromium needs to find it. */
  browserArguments: string[]
  /** From here on every connection is taken and no question answered, until `answerAgain`. */
  hang: () => void
  answerAgain: () => void
  stop: () => Promise<void>
}

export const hostedProject = 'abc12345'
const names = ['*.api.sanity.io', '*.apicdn.sanity.io', 'api.sanity.io', 'cdn.sanity.io']
const preload = new URL('hosted-names.mjs', import.meta.url).href

/** What a process needs for the names to lead to this port; `none` for a machine without a name service. */
export function hostedNames(port: number | 'none', authorityFile = ''): Record<string, string> {
  return {
    NODE_OPTIONS: `--import=${preload}`,
    HOSTED_SANITY_PORT: String(port),
    ...(authorityFile && { NODE_EXTRA_CA_CERTS: authorityFile }),
  }
}

/**
 * @param siteOrigin - where the Studio is, which browsers let talk to the project
 * @param webhookSecret - what the project's webhook signs its calls to that site with; without it there is no webhook
 */
export async function startHostedSanity(siteOrigin: string, webhookSecret?: string): Promise<HostedSanity> {
  const folder = mkdtempSync(join(tmpdir(), 'hosted-sanity-'))
  const { authorityFile, key, certificate, publicKeyHash } = makeCertificate(folder, names)
  const config = {
    host: '127.0.0.1',
    port: 0,
    dataDir: folder,
    projectId: hostedProject,
    // Where hosted pictures are.
    publicUrl: 'https://cdn.sanity.io',
    siteOrigin,
    corsOrigins: [],
    proxyHops: 0,
    studioPath: '/studio',
    webhook: webhookSecret
      ? { url: `${siteOrigin}/api/revalidate`, secret: webhookSecret, projection: changeProjection }
      : undefined,
    limits: defaultLimits,
  }
  const lake = await startLake(config, 'production')

  let isHanging = false
  // Browsers open more streams to a project than HTTP/1.1 has connections for.
  const server = createSecureServer({ key, cert: certificate, allowHTTP1: true }, (incoming, response) => {
    if (isHanging) return
    const project = projectOf(hostOf(incoming))
    if (project !== undefined && project !== hostedProject) {
      response.writeHead(404, { 'content-type': 'application/json' })
      response.end('{"statusCode":404,"error":"Not Found","message":"Project not found"}')
      return
    }
    const { method, url } = incoming
    // The lake knows itself by its own names.
    const headers = { ...ordinary(incoming.headers), host: `localhost:${lake.port}` }
    const outgoing = httpRequest({ port: lake.port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, ordinary(answer.headers))
      answer.pipe(response)
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
    answerAgain: () => {
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

/** Headers that mean the same in both versions of HTTP. */
function ordinary(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const between = /^(?::.*|connection|keep-alive|transfer-encoding|upgrade)$/
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !between.test(name)))
}

/** The project in the name that was called; undefined for names that serve all projects. */
function projectOf(host: string): string | undefined {
  return /^([^.]+)\.api(?:cdn)?\.sanity\.io/.exec(host)?.[1]
}
