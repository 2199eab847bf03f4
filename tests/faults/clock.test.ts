import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sendMessage } from '../support/enquiry-writers.ts'
import { fakeClock, fakeClockNeeded, hasFakeClock } from '../support/fake-clock.ts'
import { type KillableSite, killableSite } from '../support/killable-site.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { enquiryClient } from '../support/stored-enquiries.ts'
import { requireTestBuild } from '../support/test-build.ts'

const mailbox = 'info@cars.example'

describe.skipIf(!hasFakeClock)(
  `a clock that jumps under website and Content Lake (${fakeClockNeeded})`,
  () => {
    let folder: string
    let clock: ReturnType<typeof fakeClock>
    let smtp: Awaited<ReturnType<typeof startSmtpServer>>
    let site: KillableSite
    let client: SanityClient

    beforeAll(async () => {
      await requireTestBuild()
      folder = mkdtempSync(join(tmpdir(), 'faults-clock-'))
      clock = fakeClock(folder)
      smtp = await startSmtpServer()
      site = await killableSite(join(folder, 'data'), { SMTP_URL: smtp.url, ...clock.variables })
      await site.start()
      client = enquiryClient(site)
      const mail = { subject: 'News', autoresponse: 'Thanks.' }
      await client
        .transaction()
        .create({
          _id: 'siteSettings',
          _type: 'siteSettings',
          brandName: 'Cars',
          email: mailbox,
          enquiryRetentionMonths: 1,
        })
        .create({ _id: 'contactPage', _type: 'contactPage', mail })
        .commit()
    })
    afterAll(async () => {
      await site.kill(0)
      await smtp.stop()
      rmSync(folder, { recursive: true, force: true })
    })

    const told = () => smtp.received.filter(({ to }) => to[0] === mailbox).map(({ mail }) => mail.messageId)
    const toldOf = (count: number) =>
      vi.waitFor(() => expect(told()).toHaveLength(count), { timeout: 60_000, interval: 200 })

    it('delays no mail, repeats none and deletes nothing, forwards or backwards', async () => {
      const jumps = ['+3d', '+0', '-3d', '+0', '+3y', '+0', '-3y', '+0']
      for (const [count, offset] of jumps.entries()) {
        clock.jump(offset)
        expect(await sendMessage(site.url, `jump ${count}`, `jump-${count}@example.com`)).toBe(true)
        await toldOf(count + 1)
      }
      expect(new Set(told()).size).toBe(jumps.length)
      expect(await client.fetch('count(*[_type == "enquiry"])')).toBe(jumps.length)
    })

    it('holds up no second attempt that was put off while it was days ahead', async () => {
      const before = told().length
      clock.jump('+3d')
      smtp.next.push('defer')
      expect(await sendMessage(site.url, 'put off', 'put-off@example.com')).toBe(true)
      const putOff = () =>
        client.fetch<string | null>(
          '*[_type == "enquiry" && message == "put off" && delivery.attempts == 1 && !defined(delivery.claimedUntil)][0].delivery.nextAttemptAt',
        )
      const inTwoDays = new Date(Date.now() + 2 * 24 * 3_600_000).toISOString()
      await vi.waitFor(async () => expect((await putOff())?.localeCompare(inTwoDays)).toBe(1), {
        timeout: 60_000,
        interval: 200,
      })
      clock.jump('+0')
      // Wakes the worker, which otherwise looks every few minutes.
      expect(await sendMessage(site.url, 'the next one', 'next@example.com')).toBe(true)
      await toldOf(before + 2)
    })
  },
)
