import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type IncomingMessage, request as httpRequest } from 'node:http'
import { createServer } from 'node:https'
import { type AddressInfo, connect as netConnect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_LIMITS, startLake } from '../../lib/content-lake/lake.ts'
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
  /** From now on requests are taken and never answered. */
  hang: () => void
  answer: () => void
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

/** @param siteOrigin - where the Studio is, which browsers let talk to the project */
export async function startHostedSanity(siteOrigin: string): Promise<HostedSanity> {
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
    studioPath: '/studio',
    limits: DEFAULT_LIMITS,
  }
  const lake = await startLake(config, 'production')
  let isHanging = false

  const server = createServer({ key, cert: certificate }, (incoming, response) => {
    if (isHanging) return
    const project = projectOf(incoming)
    if (project !== undefined && project !== hostedProject) {
      response.writeHead(404, { 'content-type': 'application/json' })
      response.end('{"statusCode":404,"error":"Not Found","message":"Project not found"}')
      return
    }
    const { method, url, headers } = incoming
    const outgoing = httpRequest({ port: lake.port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    response.on('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
  })
  server.on('upgrade', (incoming: IncomingMessage, socket, head: Buffer) => {
    const upstream = netConnect(lake.port, '127.0.0.1', () => {
      const lines = [`${incoming.method ?? ''} ${incoming.url ?? ''} HTTP/1.1`]
      for (let index = 0; index < incoming.rawHeaders.length; index += 2)
        lines.push(`${incoming.rawHeaders[index] ?? ''}: ${incoming.rawHeaders[index + 1] ?? ''}`)
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
    lakeUrl: `http://127.0.0.1:${String(lake.port)}`,
    variables: hostedNames(port, authorityFile),
    browserArguments: [
      `--host-resolver-rules=MAP *.sanity.io:443 127.0.0.1:${String(port)}`,
      `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
    ],
    hang: () => {
      isHanging = true
    },
    answer: () => {
      isHanging = false
    },
    stop: async () => {
      server.closeAllConnections()
      await once(server.close(), 'close')
      await lake.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** The project in the name that was called; undefined for names that serve all projects. */
function projectOf({ headers: { host = '' } }: IncomingMessage): string | undefined {
  return /^([^.]+)\.api(?:cdn)?\.sanity\.io/.exec(host)?.[1]
}
