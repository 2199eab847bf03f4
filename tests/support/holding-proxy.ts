import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server in front of another one, which can keep answers back after it has fetched them. */
export type HoldingProxy = {
  port: number
  /** From now on answers wait here. Resolves when the first of them does. */
  hold: () => Promise<void>
  /** Sends on what waits, and whatever comes from now on. */
  release: () => void
  stop: () => Promise<void>
}

/** Passes GET requests on to `target` and answers with what it says. */
export async function startHoldingProxy(target: string): Promise<HoldingProxy> {
  let gate: Promise<void> | undefined
  let open = () => {}
  let onHeld = () => {}
  const server = createServer((request, response) => {
    const pass = async () => {
      const headers = new Headers()
      for (const name of ['accept', 'authorization', 'content-type'])
        if (request.headers[name]) headers.set(name, String(request.headers[name]))
      const answer = await fetch(new URL(request.url ?? '/', target), { headers })
      const body = Buffer.from(await answer.arrayBuffer())
      if (gate) onHeld()
      await gate
      response
        .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
        .end(body)
    }
    pass().catch(() => response.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const release = () => {
    gate = undefined
    open()
  }
  return {
    port: (server.address() as AddressInfo).port,
    hold: () => {
      gate = new Promise((resolve) => {
        open = resolve
      })
      return new Promise((resolve) => {
        onHeld = resolve
      })
    },
    release,
    stop: async () => {
      release()
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}
