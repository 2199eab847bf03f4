import { z } from 'zod'

const transaction = z.object({ author: z.string() })

/**
 * The user who made the last change, from a history, newest first: lines of JSON, or one line that the client has parsed.
 * Undefined when there is none that can be read.
 */
export function lastAuthor(history: unknown): string | undefined {
  return transaction.safeParse(typeof history === 'string' ? firstLine(history) : history).data?.author
}

function firstLine(history: string): unknown {
  const [line = ''] = history.split('\n', 1)
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
