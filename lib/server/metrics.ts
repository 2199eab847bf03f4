import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { processState } from './process-state.ts'

/*
 * What this process counts for a monitoring system. No label holds anything of a visitor, and each has few values: a path
 * would be both.
 */

/** Counters of this process. */
export type Metrics = {
  registry: Registry
  requests: Counter<'kind' | 'method' | 'status'>
  requestSeconds: Histogram<'kind'>
  lookups: Counter<'outcome'>
  publishToPage: Histogram
  /** In the Content Lake, `waiting` or `failed`; `spooled` on this disk. Set when they are read. */
  enquiries: Gauge<'state'>
}

/** The counters of this process, created on first use. */
export function metrics(): Metrics {
  return processState('metrics', createMetrics)
}

/** Adds the figures of the process. Only once they are wanted: the delay of the event loop takes a timer to measure. */
export function collectProcessMetrics(): void {
  const { registry } = metrics()
  if (!registry.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics({ register: registry })
}

/** New counters, all at zero. */
function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    requests: new Counter({
      name: 'site_requests_total',
      help: 'Requests by kind of address, method and status.',
      labelNames: ['kind', 'method', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'site_request_seconds',
      help: 'Time until a response was sent completely, by kind of address.',
      labelNames: ['kind'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    lookups: new Counter({
      name: 'site_vehicle_lookups_total',
      help: 'Lookups of vehicles by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    publishToPage: new Histogram({
      name: 'site_publish_to_page_seconds',
      help: 'Time from a publication until the pages that show it are new.',
      buckets: [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2.5, 5, 10, 30],
      registers,
    }),
    enquiries: new Gauge({
      name: 'site_enquiries',
      help: 'Enquiries that the team has not been told of.',
      labelNames: ['state'],
      registers,
    }),
  }
}
