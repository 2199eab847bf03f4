import { trace } from '@opentelemetry/api'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { captureConsole } from '../../tests/support/captured-console.ts'
import { json, startLoopbackServer } from '../../tests/support/loopback-server.ts'
import { startTracing } from './tracing.ts'

const collector = await startLoopbackServer(json(200, {}))
vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
vi.stubEnv('OTEL_SERVICE_NAME', 'the-name-of-this-test')
const tracing = startTracing({ share: 1 }, false)
const tracer = trace.getTracer('next.js')
const printed = captureConsole()
afterAll(async () => {
  await tracing.shutdown()
  await collector.stop()
  vi.unstubAllEnvs()
})
beforeEach(() => {
  collector.requests.length = 0
  collector.respondWith(json(200, {}))
})

async function sent(): Promise<string> {
  await tracing.forceFlush().catch(() => {})
  return collector.requests.map(({ body }) => body).join('\n')
}

it('sends spans to the collector that the standard variables name', async () => {
  const attributes = {
    'next.span_type': 'BaseServer.handleRequest',
    'http.method': 'GET',
    'next.route': '/[town]',
  }
  tracer.startSpan('GET /[town]', { attributes }).end()
  const body = await sent()
  expect(body).toContain('"name":"GET /[town]"')
  expect(body).toContain('the-name-of-this-test')
  expect(collector.requests).toMatchObject([{ method: 'POST', path: '/v1/traces' }])
})

it('sends nothing of a visitor', async () => {
  const url = 'https://vehicles.example/vehicle-lookup/AB12CDE'
  const span = tracer.startSpan(`fetch GET ${url}`, {
    attributes: {
      'next.span_type': 'AppRender.fetch',
      'next.span_name': `fetch GET ${url}`,
      'http.method': 'GET',
      'http.url': url,
      'http.target': '/api/vehicle-lookup/AB12CDE?email=asha@example.com',
      'net.peer.name': 'vehicles.example',
    },
  })
  span.recordException(new Error(`no response from ${url} for asha@example.com`))
  span.setStatus({ code: 2, message: `no response from ${url}` })
  span.end()
  const body = await sent()
  expect(body).toContain('"name":"AppRender.fetch GET vehicles.example"')
  expect(body).toContain('no response from')
  expect(body).not.toMatch(/AB12CDE|asha/)
})

it('reports once that the collector refuses them, and when it is back', async () => {
  collector.respondWith(json(400, {}))
  for (const name of ['one', 'two']) {
    tracer.startSpan(name).end()
    expect(await sent()).toContain(`"name":"${name}"`)
  }
  expect(printed.errors).toEqual([expect.stringContaining('OTEL_EXPORTER_OTLP_ENDPOINT')])
  collector.respondWith(json(200, {}))
  tracer.startSpan('three').end()
  await sent()
  expect(printed.logs).toEqual(['Traces can be sent again.'])
})
