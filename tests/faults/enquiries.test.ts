import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Enquiry } from '../../lib/enquiries/store/enquiry.ts'
import { Spool } from '../../lib/enquiries/store/spool.ts'
import { chance } from '../support/chance.ts'
import { compare, sendMessage, startWriters } from '../support/enquiry-writers.ts'
import { hasSmallDisks, makeSmallDisk, type SmallDisk, smallDiskNeeded } from '../support/small-disk.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { enquiryClient } from '../support/stored-enquiries.ts'
import { processKinds, type WholeSite, wholeSite } from '../support/whole-site.ts'
import { rounds } from '../support/rounds.ts'

/*
 * What happens to enquiries when parts of a site as an operator runs it are killed or run out of space. All tests share one
 * site, because it takes minutes to build; each asks only about what it has sent itself.
 */

const howMany = rounds(10)

let site: WholeSite
let disk: SmallDisk | undefined
let folder: string
let smtp: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  mkdirSync('test-results', { recursive: true })
  folder = mkdtempSync(join(tmpdir(), 'faults-'))
  disk = hasSmallDisks() ? makeSmallDisk(200) : undefined
  smtp = await startSmtpServer()
  site = await wholeSite(join(disk?.folder ?? folder, 'data'), {
    SMTP_URL: smtp.url,
    ENQUIRY_LIMIT_PER_VISITOR: '1000000',
  })
  await site.start()
})
afterAll(async () => {
  await site.stop()
  await smtp.stop()
  disk?.remove()
  rmSync(folder, { recursive: true, force: true })
})

const messages = () => enquiryClient(site).fetch<string[]>('*[_type == "enquiry"].message')
const spooled = () => new Spool(site.dataDir).list()
const patience = { timeout: 60_000, interval: 200 }

it('SIGKILL of website, Content Lake, supervisor or all of them: no acknowledged enquiry is lost or stored twice', async () => {
  const { of, between, moment } = chance('Processes killed while enquiries are sent')
  const writers = startWriters(site.url, 'killed', 3, 200)
  const kills = new Map<string, number>()
  // Each kind once, then as chance will have it.
  const first = [...processKinds, 'tree'] as const
  for (let round = 0; round < howMany; round++) {
    await writers.more(between(1, 10))
    await moment(0, 200)
    const victim = first[round] ?? of(['website', 'Content Lake', 'Content Lake', 'supervisor', 'tree'])
    kills.set(victim, (kills.get(victim) ?? 0) + 1)
    site.kill(victim)
    await moment(0, 500)
    await site.recovered()
  }
  await writers.more(3)
  await writers.stop()
  await vi.waitFor(async () => expect(await spooled()).toEqual([]), patience)
  const { lost, twice } = compare(writers.acknowledged, await messages())

  // An attempt that was killed leaves its claim behind for minutes; here nobody waits for it to run out.
  const client = enquiryClient(site)
  await client
    .patch({ query: '*[_type == "enquiry" && delivery.status == "pending"]' })
    .unset(['delivery.claimedUntil'])
    .commit({ returnDocuments: false })
  expect(await sendMessage(site.url, 'the last one')).toBe(true)
  const unsent = () => client.fetch<number>('count(*[_type == "enquiry" && delivery.status != "delivered"])')
  await vi.waitFor(async () => expect(await unsent()).toBe(0), { ...patience, timeout: 180_000 })
  const all = await client.fetch<Enquiry[]>('*[_type == "enquiry"]')
  const told = smtp.received.flatMap(({ mail }) => mail.messageId ?? []).filter((id) => id.includes('.team@'))
  const untold = all.filter(({ _id }) => !told.some((id) => id.startsWith(`<${_id}.team@`)))
  const repeats = told.length - new Set(told).size
  console.log(
    `${JSON.stringify(Object.fromEntries(kills))} killed: ${writers.acknowledged.size} acknowledged, ` +
      `${lost.length} lost, ${twice.length} twice, ${writers.repeated()} sent again; ` +
      `${told.length} mails to the team, ${untold.length} missing, ${repeats} repeated`,
  )
  expect({ lost, twice, untold }).toEqual({ lost: [], twice: [], untold: [] })
  // One mail at a time is under way, so a kill can repeat one.
  expect(repeats).toBeLessThanOrEqual(howMany)
  const toVisitor = smtp.received.filter(({ to }) => to.includes('writer@example.com'))
  expect(toVisitor.length).toBeLessThanOrEqual(3)
})

it.skipIf(!hasSmallDisks())(
  `a disk that fills while enquiries are sent: nothing acknowledged is lost, and it goes on when there is space (${smallDiskNeeded})`,
  async () => {
    const writers = startWriters(site.url, 'full', 3, 50)
    await writers.more(5)
    disk?.fill()
    await vi.waitFor(async () => {
      expect(await sendMessage(site.url, `full ${crypto.randomUUID()}`, 'full@example.com')).toBe(false)
    }, patience)
    disk?.empty()
    await writers.more(20)
    await writers.stop()
    await site.recovered()
    await vi.waitFor(async () => expect(await spooled()).toEqual([]), patience)
    const { lost, twice } = compare(writers.acknowledged, await messages())
    expect({ lost, twice }).toEqual({ lost: [], twice: [] })
  },
)
