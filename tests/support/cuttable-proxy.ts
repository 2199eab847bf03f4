import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP proxy in front of a server of this machine, whose connections can be lost. */
export type CuttableProxy = {
  port: number
  /** Loses all open connections. Neither end is told, as when a computer has slept longer than its router waits. */
  cut: () => void
  /** Loses each connection on which a query is sent, as many as this, and resolves when they are lost. */
  loseQueries: (count: number) => Promise<void>
  stop: () => Promise<void>
}

const query = /^GET \S*\/data\/query\//m

export async function startCuttableProxy(targetPort: number): Promise<CuttableProxy> {
  const pairs = new Set<readonly [Socket, Socket]>()
  const lost = new Set<Socket>()
  let queries = { toLose: 0, onLost: () => {} }
  const lose = (pair: readonly [Socket, Socket]) => {
    if (!pairs.delete(pair)) return
    const [near, far] = pair
    near.unpipe(far)
    // Reads on, and responds to nothing.
    near.resume()
    lost.add(near)
    near.once('close', () => lost.delete(near))
    far.destroy()
  }
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
    near.on('data', (sent: Buffer) => {
      if (queries.toLose === 0 || !query.test(sent.toString('latin1'))) return
      lose(pair)
      queries.toLose -= 1
      if (queries.toLose === 0) queries.onLost()
    })
    near.pipe(far).pipe(near)
  })
  await once(server.listen(0, 'localhost'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      for (const pair of pairs) lose(pair)
    },
    loseQueries: (count) =>
      new Promise((resolve) => {
        queries = { toLose: count, onLost: resolve }
      }),
    stop: async () => {
      for (const socket of [...lost, ...[...pairs].flat()]) socket.destroy()
      await once(server.close(), 'close')
    },
  }
}
