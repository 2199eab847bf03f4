import type { ReadableSpan } from '@opentelemetry/sdk-trace'
import { withoutPersonalData } from './personal-data.ts'

type Attributes = ReadableSpan['attributes']

/** Attributes that say what this software did. All others, like `http.target` and `http.url`, may say for whom. */
const publicAttributes = new Set([
  'error.type',
  'http.method',
  'http.route',
  'http.status_code',
  'net.peer.name',
  'net.peer.port',
  'next.fetch.cache_status',
  'next.page',
  'next.route',
  'next.rsc',
  'next.segment',
  'next.span_category',
  'next.span_type',
])

/** A span without paths, queries and anything else of a visitor. */
export function publicSpan(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(([name]) => publicAttributes.has(name)),
  )
  const { message } = span.status
  return {
    name: nameOf(span.name, attributes),
    attributes,
    status: { ...span.status, ...(message !== undefined && { message: withoutPersonalData(message) }) },
    events: span.events.map((event) => ({ ...event, attributes: masked(event.attributes ?? {}) })),
    kind: span.kind,
    spanContext: () => span.spanContext(),
    ...(span.parentSpanContext && { parentSpanContext: span.parentSpanContext }),
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    ended: span.ended,
    links: span.links,
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: span.droppedAttributesCount,
    droppedEventsCount: span.droppedEventsCount,
    droppedLinksCount: span.droppedLinksCount,
  }
}

/** The name of a span of Next.js may end with an address. Its type, method, and route or host say the same of all. */
function nameOf(name: string, attributes: Attributes): string {
  const type = attributes['next.span_type']
  if (type === undefined) return withoutPersonalData(name)
  const place = attributes['next.route'] ?? attributes['next.page'] ?? attributes['net.peer.name']
  return [type === 'BaseServer.handleRequest' ? undefined : type, attributes['http.method'], place]
    .filter((part) => typeof part === 'string')
    .join(' ')
}

/** Messages and stacks of errors. */
function masked(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutPersonalData(value) : value,
    ]),
  )
}
