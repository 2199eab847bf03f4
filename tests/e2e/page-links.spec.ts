import type { Page } from '@playwright/test'
import { expect, expectHydrated, test } from './test.ts'

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

/** Opens a page whose links React follows already; before, they load whole documents. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectHydrated(page)
}

/** The same with the clock stopped: time passes only when a test advances it. */
async function openStopped(page: Page, path: string): Promise<void> {
  const now = Date.now()
  await page.clock.install({ time: now })
  await open(page, path)
  await page.clock.pauseAt(now + 60_000)
}

/** Collects the paths of pages whose data the browser requests, and those whose data has arrived. */
function watchPageData(page: Page) {
  const requested: string[] = []
  const arrived: string[] = []
  const pathOf = (url: string) => (url.includes('_rsc=') ? [new URL(url).pathname] : [])
  page.on('request', (request) => requested.push(...pathOf(request.url())))
  page.on('requestfinished', (request) => arrived.push(...pathOf(request.url())))
  return { requested, arrived }
}

test.describe('a link that the mouse rests on', () => {
  // The browser logs the request that is made to fail.
  test.use({ expectedErrors: /Failed to (?:load resource|fetch)/ })

  test('has its page fetched ahead, which is then shown without another request', async ({ page }) => {
    const { requested, arrived } = watchPageData(page)
    await open(page, '/reading')
    const link = footerLink(page, 'Terms')
    await link.hover()
    // The layout, which is fetched with the first page, and the page itself.
    await expect.poll(() => arrived.length).toBeGreaterThan(1)
    await expect.poll(() => arrived.length === requested.length).toBe(true)
    expect(new Set(requested)).toEqual(new Set(['/terms']))
    await page.context().route('**/*_rsc=*', (route) => route.abort())
    await link.click()
    await expect(page).toHaveURL(/\/terms$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms')
  })
})

test('a link that the mouse passes over, a finger presses or that leads to its own page fetches nothing', async ({
  page,
}) => {
  await openStopped(page, '/terms')
  const { requested } = watchPageData(page)
  const pass = async (name: string, pointerType: string, ms: number) => {
    const link = footerLink(page, name)
    await link.dispatchEvent('pointerover', { pointerType })
    await page.clock.runFor(ms)
    await link.dispatchEvent('pointerout', { pointerType })
    await page.clock.runFor(1000)
  }
  await pass('FAQ', 'mouse', 50)
  await pass('Contact', 'touch', 500)
  await pass('Terms', 'mouse', 500)
  await pass('About Us', 'mouse', 500)
  await expect.poll(() => requested).toContain('/about')
  expect(new Set(requested)).toEqual(new Set(['/about']))
})

test('a link that is followed before the mouse has rested on it is requested once', async ({ page }) => {
  await openStopped(page, '/reading')
  const { requested } = watchPageData(page)
  const link = footerLink(page, 'Terms')
  await link.dispatchEvent('pointerover', { pointerType: 'mouse' })
  await link.evaluate((element: HTMLElement) => element.click())
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(/\/terms$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms')
  expect(requested).toEqual(['/terms'])
})

test('a line at the top of the screen shows that a page is awaited, until it is there', async ({ page }) => {
  const release = Promise.withResolvers<void>()
  await page.route('**/terms?_rsc=*', async (route) => {
    await release.promise
    await route.continue()
  })
  const line = () =>
    page.evaluate(() => {
      const { content, position, top, width } = getComputedStyle(document.body, '::after')
      return content === 'none' ? 'none' : { position, top, hasBegun: Number.parseFloat(width) > 0 }
    })
  await open(page, '/reading')
  expect(await line()).toBe('none')
  await footerLink(page, 'Terms').evaluate((link: HTMLElement) => link.click())
  await expect.poll(line).toEqual({ position: 'fixed', top: '0px', hasBegun: true })
  release.resolve()
  await expect(page).toHaveURL(/\/terms$/)
  await expect.poll(line).toBe('none')
})

test.describe('the next page', () => {
  test.beforeEach(async ({ page }) => {
    // Collects the animations of each transition between two views of the document.
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document)
      const seen: string[][] = []
      Object.assign(window, { seenTransitions: seen })
      document.startViewTransition = (...input) => {
        const transition = start(...input)
        void transition.ready.then(() =>
          seen.push(
            document
              .getAnimations()
              .flatMap((animation) => (animation instanceof CSSAnimation ? [animation.animationName] : [])),
          ),
        )
        return transition
      }
    })
  })

  const transitions = (page: Page) =>
    page.evaluate(() => (window as unknown as { seenTransitions: string[][] }).seenTransitions)
  const follow = async (page: Page) => {
    await open(page, '/reading')
    await footerLink(page, 'Terms').click()
    await expect(page).toHaveURL(/\/terms$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms')
  }

  test('appears softly, and the page before it at once', async ({ page }) => {
    await follow(page)
    await expect.poll(() => transitions(page)).toEqual([expect.arrayContaining(['appear'])])
    await page.goBack()
    await expect(page).toHaveURL(/\/reading$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Reading')
    expect(await transitions(page)).toHaveLength(1)
  })

  test('appears without movement for visitors who want none', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await follow(page)
    await expect.poll(() => transitions(page)).toEqual([[]])
  })
})
