import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { Spool } from '../../lib/enquiries/spool.ts'
import { chance } from '../support/chance.ts'
import { killableSite } from '../support/killable-site.ts'
import { enquiryClient } from '../support/stored-enquiries.ts'

const kills = 20
const writers = 3

test('no acknowledged enquiry is lost and none is stored twice, whenever the whole site is killed', async () => {
  test.setTimeout(300_000)
  const begun = performance.now()
  const { between, moment } = chance('The whole site killed while enquiries are sent')
  const dataDir = mkdtempSync(join(tmpdir(), 'enquiries-kill-'))
  const site = await killableSite(dataDir)
  const acknowledged = new Set<string>()
  let repeated = 0
  const over = new AbortController()

  /** Sends one form after the other, each until it is acknowledged, as a patient visitor would. */
  const write = async (writer: number): Promise<void> => {
    for (let number = 0; !over.signal.aborted; number++) {
      const message = `writer ${String(writer)}, message ${String(number)}`
      for (let attempt = 0; !over.signal.aborted && !(await send(site.url, message)); attempt++) {
        if (attempt === 0) repeated += 1
        await sleep(20)
      }
      if (!over.signal.aborted) acknowledged.add(message)
    }
  }

  try {
    await site.prepare()
    await site.start()
    const working = Array.from({ length: writers }, (_, writer) => write(writer))
    for (let round = 0; round < kills; round++) {
      await moment(50, 500)
      // Now and then the website outlives its content for a moment, and has to keep enquiries by itself.
      await site.kill(round % 2 === 0 ? 0 : between(0, 400))
      await site.start()
    }
    await sleep(300)
    over.abort()
    await Promise.all(working)

    const spool = new Spool(dataDir)
    await expect.poll(() => spool.list(), { timeout: 30_000 }).toEqual([])
    const stored = await enquiryClient(site).fetch<string[]>('*[_type == "enquiry"].message')
    const counts = new Map<string, number>()
    for (const message of stored) counts.set(message, (counts.get(message) ?? 0) + 1)

    const lost = [...acknowledged].filter((message) => !counts.has(message))
    const twice = [...counts].filter(([, count]) => count > 1).map(([message]) => message)
    console.log(
      `${String(kills)} kills: ${String(acknowledged.size)} enquiries acknowledged, ${String(lost.length)} lost, ` +
        `${String(stored.length)} stored, ${String(twice.length)} twice; ${String(repeated)} had to be sent again ` +
        `(${String(Math.round((performance.now() - begun) / 1000))} s)`,
    )
    expect(lost).toEqual([])
    expect(twice).toEqual([])
    expect(acknowledged.size).toBeGreaterThan(kills * writers)
    expect(repeated).toBeGreaterThan(0)
  } finally {
    over.abort()
    await site.kill(0)
    rmSync(dataDir, { recursive: true, force: true })
  }
})

async function send(url: string, message: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/enquiries/contact`, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Idempotency-Key': message.replace(/\W/g, '-').padEnd(20, '-'),
      },
      body: JSON.stringify({ name: 'Writer', email: 'writer@example.com', phone: '01632 960 001', message }),
      signal: AbortSignal.timeout(10_000),
    })
    const answer = (await response.json()) as { success: string }
    return response.ok && answer.success === 'true'
  } catch {
    return false
  }
}
