import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startWorker } from '../../lib/enquiries/delivery/worker.ts'
import type { EnquiryService } from '../../lib/enquiries/http/receive-enquiry.ts'
import type { Enquiry } from '../../lib/enquiries/store/enquiry.ts'
import { captureConsole } from '../support/captured-console.ts'
import { contactForm, enquiryService, submit } from '../support/enquiry-endpoint.ts'
import { startEnquiryLake, unreachable } from '../support/enquiry-lake.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const { client } = await startEnquiryLake()
const folder = temporaryFolder('receiving-')
captureConsole()
let service: EnquiryService

beforeEach(() => {
  service = enquiryService(client, folder)
})

const send = (values?: Record<string, string>, headers?: Record<string, string>) =>
  submit(service, values, headers)
const stored = () => client.fetch<Enquiry[]>('*[_type == "enquiry"] | order(receivedAt)')
const key = { 'Idempotency-Key': 'one-rendered-form-1' }

describe('receiving an enquiry while the Content Lake is unavailable', () => {
  it('stores it in the spool once, and moves it to the lake later', async () => {
    const { spool } = service.store
    service.store = { client: await unreachable(client), spool }
    await Promise.all(Array.from({ length: 5 }, () => send(contactForm, key)))
    expect(await send()).toEqual({ kind: 'stored' })
    expect(await send()).toEqual({ kind: 'stored' })
    expect(await spool.list()).toHaveLength(2)

    const worker = startWorker({
      store: { client, spool },
      deliveries: undefined,
      tidy: () => Promise.resolve(),
    })
    await vi.waitFor(async () => expect(await spool.list()).toEqual([]))
    await worker.stop()
    expect((await stored()).map(({ delivery }) => delivery.status)).toEqual(['pending', 'pending'])
  })

  it('stores one enquiry when a retry reaches the lake before its copy in the spool does', async () => {
    const { spool } = service.store
    service.store = { client: await unreachable(client), spool }
    await send(contactForm, key)
    service.store = { client, spool }
    await send(contactForm, key)
    const worker = startWorker({
      store: service.store,
      deliveries: undefined,
      tidy: () => Promise.resolve(),
    })
    await vi.waitFor(async () => expect(await spool.list()).toEqual([]))
    await worker.stop()
    expect(await stored()).toHaveLength(1)
  })

  it('recognises a repeated form without a key in the spool, even when the lake is back', async () => {
    const { spool } = service.store
    const border = Date.UTC(2026, 5, 1, 12, 10)
    service.store = { client: await unreachable(client), spool }
    service.now = () => new Date(border - 1000)
    await send()
    service.store = { client, spool }
    service.now = () => new Date(border + 1000)
    expect(await send()).toEqual({ kind: 'stored' })
    expect(await stored()).toEqual([])
    expect(await spool.list()).toHaveLength(1)
  })

  it('stores it in the lake when the spool is broken', async () => {
    writeFileSync(service.store.spool.folder, 'a file where the folder should be')
    expect(await send()).toEqual({ kind: 'stored' })
    expect(await stored()).toHaveLength(1)
  })

  it('refuses it and returns the submitted values when the spool is broken too', async () => {
    writeFileSync(service.store.spool.folder, 'a file where the folder should be')
    service.store = { ...service.store, client: await unreachable(client) }
    expect(await send()).toMatchObject({ kind: 'refused', status: 503, values: contactForm })
  })

  it('stores it in the spool when the lake accepts a request and never responds', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const hanging = client.withConfig({ apiHost: `http://127.0.0.1:${port}`, timeout: 2000 })
    service.store = { ...service.store, client: hanging }
    expect(await send(contactForm, key)).toEqual({ kind: 'stored' })
    expect(await service.store.spool.list()).toHaveLength(1)
    silent.close()
  })
})
