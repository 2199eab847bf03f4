import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { evaluateSync, parse } from 'groq-js'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

/** A stored document. */
export type TestDocument = {
  _id: string
  _type: string
  [field: string]: unknown
}

/** The state of a server that runs GROQ queries over documents in memory, like the Content Lake's query endpoint. */
type QueryServerState = {
  documents: TestDocument[]
  /** The statuses of the next responses, after which queries succeed again. Probes (the query `true`) always succeed. */
  refusals: number[]
  /** The number of requests so far. */
  requests: number
  /** Their queries. */
  queries: string[]
  /** While true, requests get no response. */
  hangs: boolean
  slowness: { query: string; milliseconds: number } | undefined
}

/**
 * Serves content to the tests of the file that calls this, and sets the variables that name the server. The client that
 * reads content is created once in a module, so a new server for each test needs `vi.resetModules()`.
 */
export function serveContent(lifetime: 'file' | 'test'): { readonly state: QueryServerState } {
  let server: Awaited<ReturnType<typeof startQueryServer>>
  const start = async () => {
    server = await startQueryServer()
    vi.stubEnv('CONTENT_LAKE_PORT', String(server.port))
    vi.stubEnv('NEXT_PUBLIC_SANITY_PROJECT_ID', '')
  }
  const stop = async () => {
    vi.unstubAllEnvs()
    await server.stop()
  }
  if (lifetime === 'file') {
    beforeAll(start)
    beforeEach(() => {
      Object.assign(server.state, { documents: [], refusals: [], requests: 0, queries: [], hangs: false })
    })
    afterAll(stop)
  } else {
    beforeEach(start)
    afterEach(stop)
  }
  return {
    get state() {
      return server.state
    },
  }
}

async function startQueryServer() {
  const state: QueryServerState = {
    documents: [],
    refusals: [],
    requests: 0,
    queries: [],
    hangs: false,
    slowness: undefined,
  }
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const query = searchParams.get('query') ?? ''
    state.requests += 1
    state.queries.push(query)
    if (state.hangs) return
    const refusal = query === 'true' ? undefined : state.refusals.shift()
    if (refusal !== undefined) {
      response.writeHead(refusal, { 'content-type': 'application/json' }).end('{"error":"refused"}')
      return
    }
    const params = Object.fromEntries(
      [...searchParams].flatMap(([name, value]) =>
        name.startsWith('$') ? [[name.slice(1), JSON.parse(value) as unknown]] : [],
      ),
    )
    const tree = parse(query, { params })
    const value = evaluateSync(tree, { dataset: state.documents, params })
    const { slowness } = state
    const milliseconds = slowness?.query === query ? slowness?.milliseconds : 0
    void Promise.all([value.get(), sleep(milliseconds)]).then(([result]: unknown[]) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ result, ms: 0 }))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    state,
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}
