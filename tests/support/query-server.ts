import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { evaluateSync, parse } from 'groq-js'

/** A document as a test writes it. */
export type TestDocument = {
  _id: string
  _type: string
  [field: string]: unknown
}

/**
 * A server that evaluates GROQ queries over documents in memory, as the Content Lake's query endpoint does. `refusals`
 * are the statuses of the next responses. While it `hangs`, it accepts requests and does not respond; one query can be
 * slow. It counts its requests.
 */
export async function startQueryServer() {
  const state = {
    documents: [] as TestDocument[],
    refusals: [] as number[],
    requests: 0,
    hangs: false,
    slowness: undefined as { query: string; milliseconds: number } | undefined,
  }
  const server = createServer((request, response) => {
    state.requests += 1
    if (state.hangs) return
    const refusal = state.refusals.shift()
    if (refusal !== undefined) {
      response.writeHead(refusal, { 'content-type': 'application/json' }).end('{"error":"refused"}')
      return
    }
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const params = Object.fromEntries(
      [...searchParams].flatMap(([name, value]) =>
        name.startsWith('$') ? [[name.slice(1), JSON.parse(value) as unknown]] : [],
      ),
    )
    const tree = parse(searchParams.get('query') ?? '', { params })
    const value = evaluateSync(tree, { dataset: state.documents, params })
    const { slowness } = state
    const milliseconds = slowness?.query === searchParams.get('query') ? slowness?.milliseconds : 0
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
