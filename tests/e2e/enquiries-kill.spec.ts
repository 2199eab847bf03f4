import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { Spool } from '../../lib/enquiries/store/spool.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { rounds } from '../support/rounds.ts'
import { compare, startWriters, type Writers } from '../support/enquiry-writers.ts'
import { killableSite } from '../support/killable-site.ts'
import { enquiryClient } from '../support/stored-enquiries.ts'

const kills = rounds(4)
const writerCount = 3

test('no acknowledged enquiry is lost and none is stored twice, whenever the whole site is killed', async () => {
  test.setTimeout(300_000)
  const begun = performance.now()
  const { between, pause } = seededRandom('The whole site killed while enquiries are sent')
  const dataDir = mkdtempSync(join(tmpdir(), 'enquiries-kill-'))
  const site = await killableSite(dataDir)
  let writers: Writers | undefined

  try {
    await site.prepare()
    await site.start()
    writers = startWriters(site.url, 'writer', writerCount)
    const { acknowledged, repeated } = writers
    for (let round = 0; round < kills; round++) {
      await pause(50, 500)
      // The website can outlive the Content Lake, and then stores enquiries in the spool.
      await site.kill(round % 2 === 0 ? 0 : between(0, 400))
      await site.start()
    }
    await writers.more(writerCount)
    await writers.stop()

    const spool = new Spool(dataDir)
    await expect.poll(() => spool.list()).toEqual([])
    const stored = await enquiryClient(site).fetch<string[]>('*[_type == "enquiry"].message')
    const { lost, twice } = compare(acknowledged, stored)
    console.log(
      `${kills} kills: ${acknowledged.size} enquiries acknowledged, ${lost.length} lost, ` +
        `${stored.length} stored, ${twice.length} twice; ${repeated()} had to be sent again ` +
        `(${Math.round((performance.now() - begun) / 1000)} s)`,
    )
    expect(lost).toEqual([])
    expect(twice).toEqual([])
    expect(acknowledged.size).toBeGreaterThan(kills * writerCount)
    expect(repeated()).toBeGreaterThan(0)
  } finally {
    await site.kill(0)
    await writers?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
