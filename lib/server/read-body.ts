/** Why a body was not read; `busy` means that other bodies fill the memory set aside for them. */
export type UnreadBody = 'too-large' | 'too-slow' | 'incomplete' | 'busy'

export type BodyLimits = {
  maxBytes: number
  /** The time that a body may take to arrive; undefined for no limit of its own. */
  timeoutMs?: number
  /** The bytes that all bodies being read at one time may take together; undefined for no limit. */
  maxHeldBytes?: number
}

/** Smaller bodies than this are always read, however much memory larger ones take. */
const smallBytes = 64 * 1024

/** A function that reads request bodies within these limits. It never throws. */
export function createBodyReader({
  maxBytes,
  timeoutMs,
  maxHeldBytes = Number.POSITIVE_INFINITY,
}: BodyLimits) {
  let held = 0

  return async (
    request: Request,
  ): Promise<{ ok: true; bytes: Buffer<ArrayBuffer> } | { ok: false; reason: UnreadBody }> => {
    if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) return unread('too-large')
    if (!request.body) return { ok: true, bytes: Buffer.alloc(0) }
    const reader = request.body.getReader()
    const chunks: Uint8Array[] = []
    let size = 0
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<'too-slow'>((resolve) => {
      if (timeoutMs !== undefined) timer = setTimeout(() => resolve('too-slow'), timeoutMs)
    })
    try {
      for (;;) {
        const next = await Promise.race([reader.read(), timeout])
        if (next === 'too-slow') return unread('too-slow')
        if (next.done) return { ok: true, bytes: Buffer.concat(chunks) }
        chunks.push(next.value)
        size += next.value.byteLength
        held += next.value.byteLength
        if (size > maxBytes) return unread('too-large')
        if (size > smallBytes && held > maxHeldBytes) return unread('busy')
      }
    } catch {
      // The connection was closed before the body was complete.
      return unread('incomplete')
    } finally {
      held -= size
      clearTimeout(timer)
      reader.cancel().catch(() => {})
    }
  }
}

function unread(reason: UnreadBody): { ok: false; reason: UnreadBody } {
  return { ok: false, reason }
}
