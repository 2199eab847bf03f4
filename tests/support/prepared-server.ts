import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, vi } from 'vitest'
import { parseEnv } from '../../lib/env/env.ts'
import { prepareResponses } from '../../lib/responses/prepare-responses.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A complete response. */
export type PreparedResponse = {
  status: number | undefined
  headers: IncomingMessage['headers']
  body: Buffer
}

/**
 * A server in this process, whose responses are prepared as the site's in production, for the tests of the file that calls
 * this. `handler` stands in for Next.js. Its build has one style sheet, `page.css`, with rules for the classes `a` and `b`,
 * and the compressed copy of one script, `page.js`.
 */
export function prepareServer() {
  let server: Server
  const buildDir = temporaryFolder('build-')
  const prepared = {
    handler: ((_request, response) => response.end('page')) as RequestListener,
    port: () => (server.address() as AddressInfo).port,
    get: async (
      path: string,
      headers: Record<string, string> = {},
      method = 'GET',
    ): Promise<PreparedResponse> => {
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        request({ port: prepared.port(), path, headers, method, host: '127.0.0.1' }, resolve)
          .on('error', reject)
          .end()
      })
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(Buffer.from(chunk))
      return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }
    },
  }
  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', 'production')
    mkdirSync(`${buildDir}/static/chunks`, { recursive: true })
    writeFileSync(`${buildDir}/static/chunks/page.css`, '.a{top:0}.b{top:1px}')
    writeFileSync(`${buildDir}/static/chunks/page.js.br`, brotliCompressSync('page()'))
    prepareResponses(parseEnv({ NEXT_PUBLIC_SITE_URL: 'https://cars.example' }).public, buildDir)
    server = createServer((incoming, response) => prepared.handler(incoming, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => {
    server.close()
    vi.unstubAllEnvs()
  })
  return prepared
}
