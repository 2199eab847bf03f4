import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports of outgoing connections, which could take one before the server that it is for. */
const [lowest, end] = [15_000, 32_000]
/** From a port to the number that stands for it. */
const toReservation = 33_000

/** Distinct ports that are free. Nobody else gets them from here as long as this process runs. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  while (ports.length < count) {
    const port = randomInt(lowest, end)
    if ((await reserve(port)) && (await isFree(port))) ports.push(port)
  }
  return ports
}

/**
 * Holds a UDP socket, of a number of its own: a server may listen to TCP and UDP on its port. False if another process
 * holds it.
 */
async function reserve(port: number): Promise<boolean> {
  const socket = createSocket('udp4').unref()
  socket.bind(port + toReservation, '127.0.0.1')
  try {
    await once(socket, 'listening')
    return true
  } catch {
    socket.close()
    return false
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  await once(server.close(), 'close')
  return true
}
