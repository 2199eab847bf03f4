import { z } from 'zod'

/** Measures the memory of another Node.js process, through its inspector. */
export type HeapWatch = {
  /** Megabytes in use after garbage collection. */
  used: () => Promise<number>
  close: () => void
}

/** Environment variables of a process to be measured: its inspector listens on loopback, on a free port. */
export const watchable = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

const inspectorResponse = z.object({
  id: z.int(),
  result: z.object({ result: z.object({ value: z.unknown() }).optional() }).optional(),
})

/** Connects to a process that was started with `watchable`, at the address in its output. */
export async function watchHeap(output: string): Promise<HeapWatch> {
  const socket = new WebSocket(/ws:\/\/\S+/.exec(output)?.[0] ?? '')
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  let lastId = 0
  const send = (method: string, params = {}): Promise<unknown> => {
    const id = ++lastId
    const result = new Promise((resolve) => {
      const listen = ({ data }: MessageEvent): void => {
        const { data: message } = inspectorResponse.safeParse(JSON.parse(String(data)))
        if (message?.id !== id) return
        socket.removeEventListener('message', listen)
        resolve(message.result?.result?.value)
      }
      socket.addEventListener('message', listen)
    })
    socket.send(JSON.stringify({ id, method, params }))
    return result
  }
  return {
    used: async () => {
      await send('HeapProfiler.collectGarbage')
      const expression = '{ const { heapUsed, external } = process.memoryUsage(); heapUsed + external }'
      const bytes = z.number().parse(await send('Runtime.evaluate', { expression }))
      return bytes / 1024 / 1024
    },
    close: () => socket.close(),
  }
}
