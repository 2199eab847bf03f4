import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Enquiry } from '../../lib/enquiries/store/enquiry.ts'
import { Spool } from '../../lib/enquiries/store/spool.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { compare, sendMessage, startWriters } from '../support/enquiry-writers.ts'
import {
  canMountSmallDisk,
  makeSmallDisk,
  type SmallDisk,
  smallDiskRequirement,
} from '../support/small-disk.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { enquiryClient } from '../support/stored-enquiries.ts'
import { processKinds, type WholeSite, wholeSite } from '../support/whole-site.ts'
import { rounds } from '../support/rounds.ts'

/*
 * Enquiries while processes of a site are killed or its disk fills. All tests share one site, because it takes minutes to
 * build; each checks its own messages.
 */

const killRounds = rounds(10)

let site: WholeSite
let disk: SmallDisk | undefined
let folder: string
let smtp: Awaited<ReturnType<typeof startSmtpServer>>

beforeAll(async () => {
  mkdirSync('test-results', { recursive: true })
  folder = mkdtempSync(join(tmpdir(), 'faults-'))
  disk = canMountSmallDisk() ? makeSmallDisk(200) : undefined
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

it('no acknowledged enquiry is lost or stored twice when website, Content Lake, supervisor or all of them are killed', async () => {
  const { of, between, pause } = seededRandom('Processes killed while enquiries are sent')
  const writers = startWriters(site.url, 'killed', 3, 200)
  const kills = new Map<string, number>()
  // Each kind once, then at random.
  const first = [...processKinds, 'tree'] as const
  for (let round = 0; round < killRounds; round++) {
    await writers.more(between(1, 10))
    await pause(0, 200)
    const victim = first[round] ?? of(['website', 'Content Lake', 'Content Lake', 'supervisor', 'tree'])
    kills.set(victim, (kills.get(victim) ?? 0) + 1)
    site.kill(victim)
    await pause(0, 500)
    await site.recovered()
  }
  await writers.more(3)
  await writers.stop()
  await vi.waitFor(async () => expect(await spooled()).toEqual([]))
  const { lost, twice } = compare(writers.acknowledged, await messages())

  // A killed attempt leaves its claim for minutes; without the claims the test need not wait for them to expire.
  const client = enquiryClient(site)
  await client
    .patch({ query: '*[_type == "enquiry" && delivery.status == "pending"]' })
    .unset(['delivery.claimedUntil'])
    .commit({ returnDocuments: false })
  expect(await sendMessage(site.url, 'the last one')).toBe(true)
  const unsent = () => client.fetch<number>('count(*[_type == "enquiry" && delivery.status != "delivered"])')
  await vi.waitFor(async () => expect(await unsent()).toBe(0), { timeout: 180_000, interval: 200 })
  const all = await client.fetch<Enquiry[]>('*[_type == "enquiry"]')
  const teamMails = smtp.received
    .flatMap(({ mail }) => mail.messageId ?? [])
    .filter((id) => id.includes('.team@'))
  const unnotified = all.filter(({ _id }) => !teamMails.some((id) => id.startsWith(`<${_id}.team@`)))
  const repeats = teamMails.length - new Set(teamMails).size
  console.log(
    `${JSON.stringify(Object.fromEntries(kills))} killed: ${writers.acknowledged.size} acknowledged, ` +
      `${lost.length} lost, ${twice.length} twice, ${writers.repeated()} sent again; ` +
      `${teamMails.length} mails to the team, ${unnotified.length} missing, ${repeats} repeated`,
  )
  expect({ lost, twice, unnotified }).toEqual({ lost: [], twice: [], unnotified: [] })
  // One mail at a time is sent, so each kill can repeat one.
  expect(repeats).toBeLessThanOrEqual(killRounds)
  const toVisitor = smtp.received.filter(({ to }) => to.includes('writer@example.com'))
  expect(toVisitor.length).toBeLessThanOrEqual(3)
})

it.skipIf(!canMountSmallDisk())(
  `no acknowledged enquiry is lost when the disk fills, and enquiries are accepted when there is space (${smallDiskRequirement})`,
  async () => {
    const writers = startWriters(site.url, 'full', 3, 50)
    await writers.more(5)
    disk?.fill()
    await vi.waitFor(async () => {
      expect(await sendMessage(site.url, `full ${crypto.randomUUID()}`, 'full@example.com')).toBe(false)
    })
    disk?.empty()
    await writers.more(20)
    await writers.stop()
    await site.recovered()
    await vi.waitFor(async () => expect(await spooled()).toEqual([]))
    const { lost, twice } = compare(writers.acknowledged, await messages())
    expect({ lost, twice }).toEqual({ lost: [], twice: [] })
  },
)
