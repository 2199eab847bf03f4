import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { startWorker } from '../../lib/enquiries/delivery/worker.ts'
import type { Spool } from '../../lib/enquiries/store/spool.ts'
import { captureConsole } from '../support/captured-console.ts'
import { contactForm, formKey, startEnquiryEndpoint } from '../support/enquiry-endpoint.ts'
import { unreachable } from '../support/enquiry-lake.ts'

const endpoint = await startEnquiryEndpoint()
const { client, send, stored } = endpoint
captureConsole()

/** Runs a worker until it has moved the spool's enquiries to the lake. */
async function emptyByWorker(spool: Spool): Promise<void> {
  const worker = startWorker({
    store: { client, spool },
    deliveries: undefined,
    tidy: () => Promise.resolve(),
  })
  await vi.waitFor(async () => expect(await spool.list()).toEqual([]))
  await worker.stop()
}

describe('receiving an enquiry while the Content Lake is unavailable', () => {
  it('stores it in the spool once, and moves it to the lake later', async () => {
    const { spool } = endpoint.service.store
    endpoint.service.store = { client: await unreachable(client), spool }
    await Promise.all(Array.from({ length: 5 }, () => send(contactForm, formKey)))
    expect(await send()).toMatchObject({ kind: 'stored' })
    expect(await send()).toMatchObject({ kind: 'stored' })
    expect(await spool.list()).toHaveLength(2)

    await emptyByWorker(spool)
    expect((await stored()).map(({ delivery }) => delivery.status)).toEqual(['pending', 'pending'])
  })

  it('stores one enquiry when a retry reaches the lake before its copy in the spool does', async () => {
    const { spool } = endpoint.service.store
    endpoint.service.store = { client: await unreachable(client), spool }
    await send(contactForm, formKey)
    endpoint.service.store = { client, spool }
    await send(contactForm, formKey)
    await emptyByWorker(spool)
    expect(await stored()).toHaveLength(1)
  })

  it('recognises a repeated form without a key in the spool, even when the lake is back', async () => {
    const { spool } = endpoint.service.store
    const border = Date.UTC(2026, 5, 1, 12, 10)
    endpoint.service.store = { client: await unreachable(client), spool }
    endpoint.service.now = () => new Date(border - 1000)
    await send()
    endpoint.service.store = { client, spool }
    endpoint.service.now = () => new Date(border + 1000)
    expect(await send()).toMatchObject({ kind: 'stored' })
    expect(await stored()).toEqual([])
    expect(await spool.list()).toHaveLength(1)
  })

  it('stores it in the lake when the spool is broken', async () => {
    writeFileSync(endpoint.service.store.spool.folder, 'a file where the folder should be')
    expect(await send()).toMatchObject({ kind: 'stored' })
    expect(await stored()).toHaveLength(1)
  })

  it('refuses it and returns the submitted values when the spool is broken too', async () => {
    writeFileSync(endpoint.service.store.spool.folder, 'a file where the folder should be')
    endpoint.service.store = { ...endpoint.service.store, client: await unreachable(client) }
    expect(await send()).toMatchObject({ kind: 'refused', status: 503, values: contactForm })
  })

  it('stores it in the spool when the lake accepts a request and never responds', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const hanging = client.withConfig({ apiHost: `http://127.0.0.1:${port}`, timeout: 2000 })
    endpoint.service.store = { ...endpoint.service.store, client: hanging }
    expect(await send(contactForm, formKey)).toMatchObject({ kind: 'stored' })
    expect(await endpoint.service.store.spool.list()).toHaveLength(1)
    silent.close()
  })
})
