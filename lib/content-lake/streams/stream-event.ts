/** One server-sent event. */
export type StreamEvent = {
  type: string
  id?: string
  data: unknown
}

/** The event as it goes over the wire. JSON has no raw line breaks, so one `data:` line is enough. */
export function formatEvent({ type, id, data }: StreamEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`
}

/** A comment, which keeps proxies and clients from closing an idle connection. */
export const keepAlive = ': keep-alive\n\n'
