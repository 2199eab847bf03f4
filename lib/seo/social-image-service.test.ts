import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInThread } from './image-renderer.ts'
import type * as Drawer from './image-renderer.ts'
import { type SocialImage, getSocialImage } from './social-image-service.ts'

vi.mock('./image-renderer.ts', async (original) => {
  const drawer = await original<typeof Drawer>()
  return { ...drawer, renderInThread: vi.fn<typeof Drawer.renderInThread>(drawer.renderInThread) }
})

let buildDir: string
beforeEach(() => {
  buildDir = mkdtempSync(join(tmpdir(), 'car-buying-pictures-'))
  vi.mocked(renderInThread).mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(buildDir, { recursive: true, force: true })
})

const words = (pageName: string) => ({ pageName, brandName: 'Royal County' })
const isPng = (data: Buffer) => data.subarray(1, 4).toString() === 'PNG'

/** As often as a busy drawer wants it asked. */
async function picture(pageName: string, folder = buildDir): Promise<SocialImage> {
  const found = await getSocialImage(words(pageName), { buildDir: folder })
  if (found !== 'busy') return found
  await sleep(20)
  return picture(pageName, folder)
}

it('draws each picture once, and keeps it for the next start', async () => {
  const [first, again, other] = await Promise.all(
    ['Reading', 'Reading', 'Slough'].map((name) => picture(name)),
  )
  expect(first && isPng(first.data)).toBe(true)
  expect(again?.data).toBe(first?.data)
  expect(again?.tag).toBe(first?.tag)
  expect(other?.tag).not.toBe(first?.tag)
  const [version = ''] = readdirSync(join(buildDir, 'cache/social-pictures'))
  const folder = join(buildDir, 'cache/social-pictures', version)
  const files = readdirSync(folder)
  expect(files).toHaveLength(2)
  expect(files.map((name) => statSync(join(folder, name)).size)).toContain(first?.data.length)
  expect(renderInThread).toHaveBeenCalledTimes(2)

  vi.resetModules()
  const { getSocialImage: afterStart } = await import('./social-image-service.ts')
  expect(await afterStart(words('Reading'), { buildDir })).toEqual(first)
  expect(renderInThread).toHaveBeenCalledTimes(2)
})

it('removes what another version of the code has drawn', async () => {
  const folder = join(buildDir, 'cache/social-pictures')
  mkdirSync(join(folder, 'older'), { recursive: true })
  writeFileSync(join(folder, 'older/a.png'), 'picture')
  await picture('Thatcham')
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)])
})

it('refuses at once what would be waited for too long, and draws what it took on', async () => {
  const names = Array.from({ length: 40 }, (_, number) => `Village ${String(number)}`)
  let isDrawn = false
  const asked = names.map(async (name) => {
    const answer = await getSocialImage(words(name), { buildDir })
    if (answer !== 'busy') isDrawn = true
    return { answer, wasFirst: !isDrawn }
  })
  const refused = (await Promise.all(asked)).filter(({ answer }) => answer === 'busy')
  expect(refused.length).toBeGreaterThanOrEqual(32)
  expect(refused.filter(({ wasFirst }) => wasFirst).length).toBeGreaterThanOrEqual(32)
  // The first ones were taken on; others have to ask again.
  const calls = vi.mocked(renderInThread).mock.calls.length
  expect(isPng((await picture('Village 0')).data)).toBe(true)
  expect(isPng((await picture('Village 39')).data)).toBe(true)
  expect(vi.mocked(renderInThread).mock.calls.length).toBeGreaterThan(calls)
})

it('keeps nobody waiting longer than two seconds, and has the picture for who asks again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let finish: (picture: Buffer) => void = () => {}
  vi.mocked(renderInThread).mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
  const waiting = getSocialImage(words('Slow'), { buildDir })
  await vi.waitUntil(() => vi.mocked(renderInThread).mock.calls.length === 1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await waiting).toBe('busy')
  finish(Buffer.from('drawn'))
  expect(await getSocialImage(words('Slow'), { buildDir })).toMatchObject({ data: Buffer.from('drawn') })
  expect(renderInThread).toHaveBeenCalledOnce()
})

it('leaves the thread that answers pages alone while it draws', async () => {
  let drawn = 0
  const pictures = Array.from({ length: 3 }, async (_, number) => {
    const { data } = await picture(`Town ${String(number)}`)
    drawn++
    return data
  })
  let turnsMeanwhile = 0
  while (drawn < pictures.length) {
    await turn()
    turnsMeanwhile++
  }
  expect((await Promise.all(pictures)).every(isPng)).toBe(true)
  // Drawn on this thread, the pictures would leave it a handful of turns.
  expect(turnsMeanwhile).toBeGreaterThan(100)
})

it('is served although it cannot be kept', async () => {
  expect(isPng((await picture('Newbury', '/dev/null/nowhere')).data)).toBe(true)
})
