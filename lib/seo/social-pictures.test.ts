import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { socialPicture } from './social-pictures.ts'

let buildDir: string
beforeEach(() => {
  buildDir = mkdtempSync(join(tmpdir(), 'car-buying-pictures-'))
})
afterEach(() => rmSync(buildDir, { recursive: true, force: true }))

const words = (pageName: string) => ({ pageName, brandName: 'Royal County' })
const isPng = (data: Buffer) => data.subarray(1, 4).toString() === 'PNG'

it('draws each picture once, and keeps it for the next start', async () => {
  const [first, again, other] = await Promise.all(
    ['Reading', 'Reading', 'Slough'].map((name) => socialPicture(words(name), { buildDir })),
  )
  expect(first && isPng(first.data)).toBe(true)
  expect(again?.data).toBe(first?.data)
  expect(again?.tag).toBe(first?.tag)
  expect(other?.tag).not.toBe(first?.tag)
  const folder = join(buildDir, 'social-pictures')
  const files = readdirSync(folder)
  expect(files).toHaveLength(2)
  expect(files.map((name) => statSync(join(folder, name)).size)).toContain(first?.data.length)
})

it('leaves the thread that answers pages alone while it draws', async () => {
  let drawn = 0
  const pictures = Array.from({ length: 8 }, async (_, number) => {
    const picture = await socialPicture(words(`Town ${number}`), { buildDir })
    drawn++
    return picture
  })
  let turnsMeanwhile = 0
  while (drawn < pictures.length) {
    await turn()
    turnsMeanwhile++
  }
  expect((await Promise.all(pictures)).every(({ data }) => isPng(data))).toBe(true)
  // Drawn on this thread, eight pictures would leave it a handful of turns.
  expect(turnsMeanwhile).toBeGreaterThan(200)
})

it('is served although it cannot be kept', async () => {
  const { data } = await socialPicture(words('Newbury'), { buildDir: '/dev/null/nowhere' })
  expect(isPng(data)).toBe(true)
})
