import { onTestFinished } from 'vitest'
import type { LakeProcess } from './lake-process.ts'

type ServerSentEvent = {
  event: string
  id?: string
  data: Record<string, unknown>
}

/** An event stream as it is received. */
export type EventStream = {
  status: number
  headers: Headers
  events: ServerSentEvent[]
  /** All that has arrived, comments included. */
  text: () => string
  isOpen: () => boolean
  /** Resolves when the stream has ended. */
  ended: Promise<void>
  close: () => void
}

/** Opens a stream with `fetch` and reads it until the test is over. A refused one is closed and has its status. */
export async function openEventStream(
  lake: Pick<LakeProcess, 'fetch'>,
  path: string,
  options: { token?: string | undefined; headers?: Record<string, string> } = {},
): Promise<EventStream> {
  const controller = new AbortController()
  onTestFinished(() => controller.abort())
  const response = await lake.fetch(path, {
    signal: controller.signal,
    headers: options.headers ?? {},
    ...(options.token !== undefined && { token: options.token }),
  })
  const events: ServerSentEvent[] = []
  let text = ''
  let open = response.ok
  let unread = ''
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) {
      const piece = decoder.decode(chunk, { stream: true })
      text += piece
      unread += piece
      const blocks = unread.split('\n\n')
      unread = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = parse(block)
        if (event) events.push(event)
      }
    }
  }
  const ended = read()
    .catch(() => {})
    .finally(() => {
      open = false
    })
  return {
    status: response.status,
    headers: response.headers,
    events,
    text: () => text,
    isOpen: () => open,
    ended,
    close: () => controller.abort(),
  }
}

export function listenPath(
  query: string,
  options: Record<string, string> = {},
  dataset = 'production',
): string {
  return `/v2026-01-01/data/listen/${dataset}?${new URLSearchParams({ query, ...options }).toString()}`
}

function parse(block: string): ServerSentEvent | undefined {
  const fields = new Map(
    block
      .split('\n')
      .filter((line) => !line.startsWith(':'))
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  const event = fields.get('event')
  if (event === undefined) return undefined
  const id = fields.get('id')
  return {
    event,
    ...(id !== undefined && { id }),
    data: JSON.parse(fields.get('data') ?? '{}') as Record<string, unknown>,
  }
}
