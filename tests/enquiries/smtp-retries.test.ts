import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deliverDue } from '../../lib/enquiries/delivery/deliver.ts'
import type { Enquiry } from '../../lib/enquiries/store/enquiry.ts'
import { captureConsole } from '../support/captured-console.ts'
import { enquiryFrom } from '../support/enquiry-fixtures.ts'
import { startEnquiryLake } from '../support/enquiry-lake.ts'
import { mailDeliveries } from '../support/mail-deliveries.ts'
import { startSmtpServer } from '../support/smtp-server.ts'

const { client } = await startEnquiryLake()
const printed = captureConsole()
let smtp: Awaited<ReturnType<typeof startSmtpServer>>

beforeEach(async () => {
  smtp = await startSmtpServer()
})
afterEach(() => smtp.stop())

const visitor = 'asha@seller.example'
const team = 'info@cars.example'

/** Stores an enquiry as the endpoint does. */
const store = (receivedAt = new Date()): Promise<Enquiry> =>
  client.create(enquiryFrom(visitor, { receivedAt, message: 'Registration AB12 CDE' }))

const deliveries = (options?: Parameters<typeof mailDeliveries>[2]) =>
  mailDeliveries(client, smtp.url, options)
const deliveryOf = async (id: string) => (await client.getDocument<Enquiry>(id))?.delivery
const recipients = () => smtp.received.map(({ to }) => to.join())

describe('an enquiry by SMTP', () => {
  it('is sent once, whatever the number of workers and rounds', async () => {
    await Promise.all([store(), store(), store()])
    await Promise.all(Array.from({ length: 4 }, () => deliverDue(deliveries())))
    await deliverDue(deliveries())
    expect(recipients().toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => visitor),
      ...Array.from({ length: 3 }, () => team),
    ])
  })

  it.each([
    ['defers it', ['defer', 'defer', 'defer'] as const, 3],
    ['hangs up in the middle of the message', ['hang-up'] as const, 2],
    ['hangs after the message', ['hang'] as const, 2],
    ['permanently refuses the team’s mailbox, which may be a wrong setting', ['refuse'] as const, 2],
  ])('is sent again, once, to a server that %s', async (_what, behaviours, attempts) => {
    const { _id } = await store()
    smtp.next.push(...behaviours)
    // Short only until the server behaves: a mail given up too early would be sent twice.
    const timeouts = { connectMs: 5000, responseMs: 2000 }
    while (smtp.next.length > 0) await deliverDue(deliveries({ timeouts }))
    for (let round = 0; round < 3; round++) await deliverDue(deliveries())
    expect(recipients().toSorted()).toEqual([visitor, team])
    expect(await deliveryOf(_id)).toMatchObject({ status: 'delivered', attempts })
  })

  it('is sent again with the same Message-ID when the server accepts it and hangs up without a response', async () => {
    const { _id } = await store()
    smtp.next.push('accept-and-hang-up')
    for (let round = 0; round < 3; round++) await deliverDue(deliveries())
    expect(recipients().toSorted()).toEqual([visitor, team, team])
    const ids = smtp.received.map(({ mail }) => mail.messageId)
    expect(new Set(ids)).toEqual(new Set([`<${_id}.team@cars.example>`, `<${_id}.visitor@cars.example>`]))
    expect(await deliveryOf(_id)).toMatchObject({ status: 'delivered', attempts: 2 })
  })

  it('is sent again after a timeout when the server accepts the connection and never greets', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const { _id } = await store()
    const timeouts = { connectMs: 300, responseMs: 300 }
    await deliverDue(mailDeliveries(client, `smtp://127.0.0.1:${port}`, { timeouts }))
    expect(await deliveryOf(_id)).toMatchObject({ status: 'pending', lastError: 'team: ETIMEDOUT' })
    silent.close()
    await deliverDue(deliveries())
    expect(recipients()).toEqual([team, visitor])
  })

  it('is sent once an unavailable server is back, and its error is recorded without personal data', async () => {
    const { _id } = await store()
    const start = new Date()
    const at = (ms: number) => () => new Date(start.getTime() + ms)
    await smtp.stop()
    await deliverDue(deliveries({ waits: [60_000], now: at(0) }))
    const delivery = await deliveryOf(_id)
    expect(delivery).toMatchObject({
      status: 'pending',
      attempts: 1,
      lastError: expect.stringContaining('team: E'),
    })
    expect(delivery?.nextAttemptAt).toBe(at(60_000)().toISOString())
    expect(printed.errors.join('\n')).toContain(_id)
    expect(printed.errors.join('\n') + JSON.stringify(delivery)).not.toMatch(/asha|960.{0,3}001|AB12 ?CDE/i)

    smtp = await startSmtpServer()
    await deliverDue(deliveries({ now: at(59_000) }))
    expect(smtp.received).toHaveLength(0)
    await deliverDue(deliveries({ now: at(61_000) }))
    expect(recipients()).toEqual([team, visitor])
  })

  it('counts as delivered when the visitor’s address is refused, which is tried once', async () => {
    const { _id } = await store()
    // The first recipient is the team's mailbox, the second the visitor's.
    smtp.next.push('accept', 'refuse')
    await deliverDue(deliveries())
    await deliverDue(deliveries())
    expect(recipients()).toEqual([team])
    expect(await deliveryOf(_id)).toMatchObject({
      status: 'delivered',
      attempts: 1,
      lastError: 'visitor: EENVELOPE 550',
      steps: [{ status: 'delivered' }, { _key: 'visitor', status: 'failed' }],
    })
  })

  it('fails after the last attempt and logs it when the team cannot be reached', async () => {
    const { _id } = await store()
    smtp.next.push(...Array.from({ length: 20 }, () => 'defer' as const))
    for (let round = 0; round < 5; round++) await deliverDue(deliveries({ waits: [0, 0] }))
    expect(await deliveryOf(_id)).toMatchObject({ status: 'failed', attempts: 3 })
    expect(printed.errors.at(-1)).toContain('that was the last one')
  })

  it('skips a confirmation that would be days late', async () => {
    const { _id } = await store(new Date(Date.now() - 3 * 24 * 3_600_000))
    await deliverDue(deliveries())
    expect(recipients()).toEqual([team])
    expect(await deliveryOf(_id)).toMatchObject({ status: 'delivered', steps: [{}, { status: 'skipped' }] })
  })

  it('is not sent again when the record of its delivery is lost', async () => {
    const { _id } = await store()
    const site = deliveries()
    const mutate = client.mutate.bind(client)
    let calls = 0
    const spy = vi.spyOn(client, 'mutate').mockImplementation((...args: Parameters<typeof mutate>) => {
      calls += 1
      // The first call claims the enquiry, the second would record the team's mail.
      return calls === 2 ? Promise.reject(new Error('the Content Lake is unavailable')) : mutate(...args)
    })
    await expect(deliverDue(site)).rejects.toThrow('the Content Lake is unavailable')
    spy.mockRestore()
    await deliverDue({ ...site, now: () => new Date(Date.now() + 11 * 60_000) })
    expect(recipients()).toEqual([team, visitor])
    expect(await deliveryOf(_id)).toMatchObject({
      status: 'delivered',
      steps: [{ _key: 'team' }, { _key: 'visitor' }],
    })
  })

  it('is taken over from a worker that died once its claim has expired', async () => {
    const { _id } = await store()
    await client
      .patch(_id)
      .set({
        'delivery.attempts': 1,
        'delivery.claimedUntil': new Date(Date.now() + 10 * 60_000).toISOString(),
      })
      .commit()
    await deliverDue(deliveries())
    expect(smtp.received).toHaveLength(0)
    await deliverDue(deliveries({ now: () => new Date(Date.now() + 11 * 60_000) }))
    expect(recipients()).toEqual([team, visitor])
  })
})
