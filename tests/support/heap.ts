import { z } from 'zod'

/** Looks at the memory of another Node process, through the inspector it was started with. */
export type HeapWatch = {
  /** Megabytes in use once everything that nobody needs has been given back. */
  used: () => Promise<number>
  close: () => void
}

/** Set on a process to be watched: it listens on this machine alone, on a port of its own. */
export const watchable = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

const reply = z.object({
  id: z.int(),
  result: z.object({ result: z.object({ value: z.unknown() }).optional() }).optional(),
})

/** Connects to a process that was started with `watchable`, by what it has printed. */
export async function watchHeap(output: string): Promise<HeapWatch> {
  const socket = new WebSocket(/ws:\/\/\S+/.exec(output)?.[0] ?? '')
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', reject, { once: true })
  })
  let asked = 0
  const ask = (method: string, params = {}): Promise<unknown> => {
    const id = ++asked
    const answered = new Promise((resolve) => {
      const listen = ({ data }: MessageEvent): void => {
        const { data: message } = reply.safeParse(JSON.parse(String(data)))
        if (message?.id !== id) return
        socket.removeEventListener('message', listen)
        resolve(message.result?.result?.value)
      }
      socket.addEventListener('message', listen)
    })
    socket.send(JSON.stringify({ id, method, params }))
    return answered
  }
  return {
    used: async () => {
      await ask('HeapProfiler.collectGarbage')
      const expression = '{ const { heapUsed, external } = process.memoryUsage(); heapUsed + external }'
      const bytes = z.number().parse(await ask('Runtime.evaluate', { expression }))
      return bytes / 1024 / 1024
    },
    close: () => socket.close(),
  }
}
