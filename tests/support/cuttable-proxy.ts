import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP proxy in front of a server of this machine, whose connections can be lost. */
export type CuttableProxy = {
  port: number
  /** Loses all open connections. Neither end is told, as when a computer has slept longer than its router waits. */
  cut: () => void
  stop: () => Promise<void>
}

export async function startCuttableProxy(targetPort: number): Promise<CuttableProxy> {
  const pairs = new Set<readonly [Socket, Socket]>()
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1')
    const pair = [near, far] as const
    pairs.add(pair)
    const end = () => {
      if (!pairs.delete(pair)) return
      near.destroy()
      far.destroy()
    }
    for (const socket of pair) socket.setNoDelay(true).on('close', end).on('error', end)
    near.pipe(far).pipe(near)
  })
  await once(server.listen(0, 'localhost'), 'listening')
  const lost = new Set<Socket>()
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      for (const pair of pairs) {
        const [near, far] = pair
        pairs.delete(pair)
        near.unpipe(far)
        // Reads on, and responds to nothing.
        near.resume()
        lost.add(near)
        near.once('close', () => lost.delete(near))
        far.destroy()
      }
    },
    stop: async () => {
      for (const socket of [...lost, ...[...pairs].flat()]) socket.destroy()
      await once(server.close(), 'close')
    },
  }
}
