/** Why a body was not read: it is larger than any call, or others fill the memory that is set aside for them. */
export type Unread = 'too-large' | 'busy'

/** Ordinary calls are smaller than this, and never wait for larger ones. */
const small = 64 * 1024

/**
 * Reads bodies before it is known who sends them. All that are being read at one time may take `mostAtOnce` bytes
 * together, so that nobody fills the memory with calls that are refused in the end.
 */
export function createBodyReader(limits: { mostBytes: number; mostAtOnce: number }) {
  let held = 0
  return async (request: Request): Promise<{ text: string } | Unread> => {
    if (Number(request.headers.get('content-length') ?? 0) > limits.mostBytes) return 'too-large'
    const chunks: Uint8Array[] = []
    let size = 0
    try {
      for await (const chunk of request.body ?? []) {
        chunks.push(chunk)
        size += chunk.byteLength
        held += chunk.byteLength
        if (size > limits.mostBytes) return 'too-large'
        if (size > small && held > limits.mostAtOnce) return 'busy'
      }
      return { text: Buffer.concat(chunks).toString('utf8') }
    } finally {
      held -= size
    }
  }
}
