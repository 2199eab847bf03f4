import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { administrator } from '../support/administrator.ts'
import { expect, test } from './test.ts'

/*
 * How an editor's photograph reaches visitors, who can reach the site but not the Content Lake. No other test changes the
 * page of Newbury.
 */

test.describe.configure({ mode: 'serial' })

const id = 'town-newbury'
const alt = 'The bridge, for tests'

test.beforeAll(async () => {
  // The left half red, the right half blue: the crop selects the right one.
  const half = (background: string) => ({
    create: { width: 800, height: 800, channels: 3 as const, background },
  })
  const blue = await sharp(half('#0000ff')).png().toBuffer()
  const picture = await sharp(half('#ff0000'))
    .extend({ right: 800, background: '#ff0000' })
    .composite([{ input: blue, left: 800, top: 0 }])
    .jpeg()
    .toBuffer()
  const content = administrator()
  const asset = await content.assets.upload('image', picture, { filename: 'bridge.jpg' })
  const photo = {
    _type: 'photo',
    alt,
    credit: 'Photograph: a test',
    asset: { _type: 'reference', _ref: asset._id },
    crop: { _type: 'sanity.imageCrop', left: 0.5, top: 0, right: 0, bottom: 0 },
    hotspot: { _type: 'sanity.imageHotspot', x: 0.75, y: 0.5, width: 0.2, height: 0.2 },
  }
  await content.patch(id).set({ photo }).commit()
})

// The picture itself stays: another test's page of Newbury may still be loading it.
test.afterAll(async () => {
  await administrator().patch(id).unset(['photo']).commit()
})

/** Opens the town's page once the photograph is on it, and records blocked requests and layout shifts. */
async function openWithPhoto(page: Page): Promise<{ refused: string[]; shift: () => Promise<number> }> {
  const refused: string[] = []
  await page.exposeFunction('report', (blocked: string) => refused.push(blocked))
  await page.addInitScript(() => {
    const recorder = window as unknown as { report(blocked: string): Promise<void>; shift: number }
    recorder.shift = 0
    document.addEventListener('securitypolicyviolation', (event) => void recorder.report(event.blockedURI))
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) recorder.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await expect.poll(async () => (await page.request.get('/newbury')).text()).toContain(alt)
  await page.goto('/newbury')
  return { refused, shift: () => page.evaluate(() => (window as unknown as { shift: number }).shift) }
}

for (const width of [390, 1280])
  test(`a photograph is shown sharp and without layout shift, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const pictures: { type: string | undefined; caching: string | undefined }[] = []
    page.on('response', (response) => {
      const { 'content-type': type, 'cache-control': caching } = response.headers()
      if (new URL(response.url()).pathname.startsWith('/images/')) pictures.push({ type, caching })
    })
    const { refused, shift } = await openWithPhoto(page)
    const picture = page
      .getByRole('figure')
      .filter({ hasText: 'Photograph: a test' })
      .getByRole('img', { name: alt })
    await expect(picture).toBeVisible()
    await expect(picture).toHaveAttribute('srcset', /368w.*544w.*720w.*1088w.*1440w/)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true)

    const seen = await picture.evaluate((image: HTMLImageElement) => {
      const canvas = document.createElement('canvas')
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0, 1, 1)
      const { width, height } = image.getBoundingClientRect()
      const chosen = Number(new URL(image.currentSrc).searchParams.get('w'))
      const colour = [...(context?.getImageData(0, 0, 1, 1).data ?? [])]
      return { width, height, chosen, natural: image.naturalWidth / image.naturalHeight, colour }
    })
    expect(seen.natural).toBeCloseTo(16 / 9, 1)
    expect(seen.width / seen.height).toBeCloseTo(16 / 9, 1)
    // At least as wide as it is shown, and not much wider.
    expect(seen.chosen).toBeGreaterThanOrEqual(seen.width)
    expect(seen.chosen).toBeLessThan(seen.width * 1.6)
    const [red = 255, green = 255, blue = 0] = seen.colour
    expect([red < 40, green < 40, blue > 215], String(seen.colour)).toEqual([true, true, true])

    expect(pictures).toEqual([{ type: 'image/webp', caching: 'public, max-age=31536000, immutable' }])
    expect(await shift()).toBeLessThan(0.01)
    expect(refused).toEqual([])
  })

test('sizes that no page uses are not rendered', async ({ page }) => {
  await openWithPhoto(page)
  const address = (await page.getByRole('img', { name: alt }).getAttribute('src')) ?? ''
  expect((await page.request.get(address)).status()).toBe(200)
  for (const other of [
    address.replace('w=1440', 'w=1441'),
    address.replace(/&s=.*/, ''),
    '/images/embedded/production/',
    `/_next/image?url=${encodeURIComponent(address)}&w=1080&q=75`,
  ])
    expect((await page.request.get(other)).status(), other).toBe(404)
})
