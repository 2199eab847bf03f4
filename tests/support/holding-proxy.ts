import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy that can hold responses back after it has fetched them. */
export type HoldingProxy = {
  port: number
  /** Holds responses from now on. Resolves when the first one is held. */
  hold: () => Promise<void>
  /** Sends the held responses, and holds no more. */
  release: () => void
  stop: () => Promise<void>
}

/** Forwards GET requests to `target`. */
export async function startHoldingProxy(target: string): Promise<HoldingProxy> {
  let gate: Promise<void> | undefined
  let open = () => {}
  let onHeld = () => {}
  const server = createServer((request, response) => {
    const forward = async () => {
      const headers = new Headers()
      for (const name of ['accept', 'authorization', 'content-type'])
        if (request.headers[name]) headers.set(name, String(request.headers[name]))
      const fetched = await fetch(new URL(request.url ?? '/', target), { headers })
      const body = Buffer.from(await fetched.arrayBuffer())
      if (gate) onHeld()
      await gate
      response
        .writeHead(fetched.status, { 'content-type': fetched.headers.get('content-type') ?? '' })
        .end(body)
    }
    forward().catch(() => response.destroy())
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
