import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInThread } from './image-renderer.ts'
import type * as Renderer from './image-renderer.ts'
import { type SocialImage, getSocialImage } from './social-image-service.ts'

vi.mock('./image-renderer.ts', async (original) => {
  const renderer = await original<typeof Renderer>()
  return { ...renderer, renderInThread: vi.fn<typeof Renderer.renderInThread>(renderer.renderInThread) }
})

let buildDir: string
beforeEach(() => {
  buildDir = mkdtempSync(join(tmpdir(), 'car-buying-images-'))
  vi.mocked(renderInThread).mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(buildDir, { recursive: true, force: true })
})

const texts = (pageName: string) => ({ pageName, brandName: 'Royal County' })
const isPng = (data: Buffer) => data.subarray(1, 4).toString() === 'PNG'

/** Retries while the renderer is busy. */
async function imageOf(pageName: string, folder = buildDir): Promise<SocialImage> {
  const found = await getSocialImage(texts(pageName), { buildDir: folder })
  if (found !== 'busy') return found
  await sleep(20)
  return imageOf(pageName, folder)
}

it('renders each image once, and stores it for the next start', async () => {
  const [first, again, other] = await Promise.all(
    ['Reading', 'Reading', 'Slough'].map((name) => imageOf(name)),
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
  expect(await afterStart(texts('Reading'), { buildDir })).toEqual(first)
  expect(renderInThread).toHaveBeenCalledTimes(2)
})

it('removes the images of another version of the code', async () => {
  const folder = join(buildDir, 'cache/social-pictures')
  mkdirSync(join(folder, 'older'), { recursive: true })
  writeFileSync(join(folder, 'older/a.png'), 'image')
  await imageOf('Thatcham')
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)])
})

it('refuses images at once when the queue is full, and renders those in the queue', async () => {
  const names = Array.from({ length: 40 }, (_, number) => `Village ${number}`)
  let isRendered = false
  const requests = names.map(async (name) => {
    const result = await getSocialImage(texts(name), { buildDir })
    if (result !== 'busy') isRendered = true
    return { result, wasFirst: !isRendered }
  })
  const refused = (await Promise.all(requests)).filter(({ result }) => result === 'busy')
  expect(refused.length).toBeGreaterThanOrEqual(32)
  expect(refused.filter(({ wasFirst }) => wasFirst).length).toBeGreaterThanOrEqual(32)
  // The first ones were queued; others need another request.
  const calls = vi.mocked(renderInThread).mock.calls.length
  expect(isPng((await imageOf('Village 0')).data)).toBe(true)
  expect(isPng((await imageOf('Village 39')).data)).toBe(true)
  expect(vi.mocked(renderInThread).mock.calls.length).toBeGreaterThan(calls)
})

it('responds within two seconds, and has the image for a later request', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let finish: (image: Buffer) => void = () => {}
  vi.mocked(renderInThread).mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
  const pending = getSocialImage(texts('Slow'), { buildDir })
  await vi.waitUntil(() => vi.mocked(renderInThread).mock.calls.length === 1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await pending).toBe('busy')
  finish(Buffer.from('rendered'))
  expect(await getSocialImage(texts('Slow'), { buildDir })).toMatchObject({ data: Buffer.from('rendered') })
  expect(renderInThread).toHaveBeenCalledOnce()
})

it('does not block the main thread', async () => {
  let rendered = 0
  const images = Array.from({ length: 3 }, async (_, number) => {
    const { data } = await imageOf(`Town ${number}`)
    rendered++
    return data
  })
  let turnsMeanwhile = 0
  while (rendered < images.length) {
    await turn()
    turnsMeanwhile++
  }
  expect((await Promise.all(images)).every(isPng)).toBe(true)
  // Rendering on the main thread would leave it a handful of turns.
  expect(turnsMeanwhile).toBeGreaterThan(100)
})

it('returns images although they cannot be stored', async () => {
  expect(isPng((await imageOf('Newbury', '/dev/null/nowhere')).data)).toBe(true)
})
