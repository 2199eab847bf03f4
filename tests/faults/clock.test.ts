import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mailTexts, storeMailTexts } from '../support/enquiry-fixtures.ts'
import { sendMessage } from '../support/enquiry-writers.ts'
import { fakeClock, fakeClockRequirement, hasFakeClock } from '../support/fake-clock.ts'
import { type KillableSite, killableSite } from '../support/killable-site.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { enquiryClient } from '../support/stored-enquiries.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { requireTestBuild } from '../support/test-build.ts'

describe.skipIf(!hasFakeClock)(
  `a clock that jumps under website and Content Lake (${fakeClockRequirement})`,
  () => {
    const folder = temporaryFolder('faults-clock-')
    const clock = fakeClock(folder)
    let smtp: Awaited<ReturnType<typeof startSmtpServer>>
    let site: KillableSite
    let client: SanityClient

    beforeAll(async () => {
      await requireTestBuild()
      smtp = await startSmtpServer()
      site = await killableSite(join(folder, 'data'), { SMTP_URL: smtp.url, ...clock.variables })
      await site.start()
      client = enquiryClient(site)
      await storeMailTexts(client, { enquiryRetentionMonths: 1 })
    })
    afterAll(async () => {
      await site.kill(0)
      await smtp.stop()
    })

    const teamMails = () =>
      smtp.received.filter(({ to }) => to[0] === mailTexts.mailbox).map(({ mail }) => mail.messageId)
    const untilTeamHas = (count: number) => vi.waitFor(() => expect(teamMails()).toHaveLength(count))

    it('delays and repeats no mail and deletes nothing, forwards or backwards', async () => {
      const jumps = ['+3d', '+0', '-3d', '+0', '+3y', '+0', '-3y', '+0']
      for (const [count, offset] of jumps.entries()) {
        clock.jump(offset)
        expect(await sendMessage(site.url, `jump ${count}`, `jump-${count}@example.com`)).toBe(true)
        await untilTeamHas(count + 1)
      }
      expect(new Set(teamMails()).size).toBe(jumps.length)
      expect(await client.fetch('count(*[_type == "enquiry"])')).toBe(jumps.length)
    })

    it('delays no second attempt that was scheduled while it was days ahead', async () => {
      const before = teamMails().length
      clock.jump('+3d')
      smtp.next.push('defer')
      expect(await sendMessage(site.url, 'deferred', 'deferred@example.com')).toBe(true)
      const nextAttempt = () =>
        client.fetch<string | null>(
          '*[_type == "enquiry" && message == "deferred" && delivery.attempts == 1 && !defined(delivery.claimedUntil)][0].delivery.nextAttemptAt',
        )
      const inTwoDays = new Date(Date.now() + 2 * 24 * 3_600_000).toISOString()
      await vi.waitFor(async () => expect((await nextAttempt())?.localeCompare(inTwoDays)).toBe(1))
      clock.jump('+0')
      // Wakes the worker, which otherwise polls every few minutes.
      expect(await sendMessage(site.url, 'the next one', 'next@example.com')).toBe(true)
      await untilTeamHas(before + 2)
    })
  },
)
