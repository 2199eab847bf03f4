import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { TracingSettings } from '../env/operations-variables.ts'
import { publicSpan } from './public-span.ts'

/** What sends the spans of this process. */
export type Tracing = {
  /** Sends those that wait. */
  forceFlush: () => Promise<void>
  shutdown: () => Promise<void>
}

/**
 * Sends the spans that Next.js makes to an OpenTelemetry collector. Its address, headers and certificates are standard
 * variables (`OTEL_EXPORTER_OTLP_…`), which the exporter reads itself.
 *
 * @param behindProxy - whether a request's `traceparent` comes from a proxy, and not from a visitor
 */
export function startTracing({ share }: Pick<TracingSettings, 'share'>, behindProxy: boolean): Tracing {
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'car-buying-site' }))
      .merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: withPublicSpans(new OTLPTraceExporter()) })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  if (behindProxy) propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  // Sent while the process finishes its requests.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      provider.forceFlush().catch(() => {})
    })
  return provider
}

/** Sends spans without what they hold of visitors, and reports once that they cannot be sent. */
function withPublicSpans(exporter: SpanExporter): SpanExporter {
  let hasFailed = false
  return {
    export: (spans, done) =>
      exporter.export(spans.map(publicSpan), (result) => {
        const fails = result.code !== ExportResultCode.SUCCESS
        if (fails && !hasFailed)
          console.error('Traces cannot be sent: check OTEL_EXPORTER_OTLP_ENDPOINT and the collector there.')
        if (!fails && hasFailed) console.log('Traces can be sent again.')
        hasFailed = fails
        done(result)
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}
