import { expect, type Page } from '@playwright/test'
import axe, { type Result, type RunOptions } from 'axe-core'

/** The screens on which everything is looked at: a phone and a desk. */
export const screens = {
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 844 },
}

/** The same on every screen, for what stays as it is while the window changes. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const screen of Object.values(screens)) {
    await page.setViewportSize(screen)
    await expectAccessible(page)
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What the page shows now, on the screen it has now, breaks no rule in light or dark; nothing is wider than the page;
 * and on a phone everything that can be pressed is large enough for a thumb.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {}
  for (const colorScheme of ['light', 'dark'] as const) {
    // Half-way through a fade nothing has its own colour yet.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(untilStill)
    const found = (await violationsOn(page, { runOnly: tags })).map(
      ({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes.map(({ html, failureSummary }) => `${html} (${failureSummary ?? ''})`).join(' | ')}`,
    )
    expect.soft(found, `${width} px, ${colorScheme}`).toEqual([])
  }
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(beyond, `${width} px: pixels wider than the page`).toBe(0)
  if (width === screens.phone.width)
    expect.soft(await page.evaluate(smallTargets), 'too small for a thumb').toEqual([])
}

/** What axe finds wrong with the page, or with what `within` selects. The page must be without frames. */
export async function violationsOn(page: Page, options: RunOptions = {}, within = 'html'): Promise<Result[]> {
  expect(page.frames()).toHaveLength(1)
  // Once for each document: what the browser has compiled by then halves the time of the next look.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([context, settings]) =>
      (await (window as unknown as { axe: typeof axe }).axe.run(context, settings)).violations,
    [within, { ...options, resultTypes: ['violations'] satisfies RunOptions['resultTypes'] }] as const,
  )
}

/** Runs in the page: what can be pressed and is smaller than 44 px either way, other than links within a sentence. */
function smallTargets(): string[] {
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    element.parentElement?.textContent.trim() !== element.textContent.trim()
  return [...document.querySelectorAll('a[href], button, summary, select, textarea, input')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInSentence(element))
    .flatMap((element) => {
      const box = element.getBoundingClientRect()
      // What is drawn small may reach beyond its edge, by something invisible of its own.
      const reach = getComputedStyle(element, '::before')
      const width = Math.round(Math.max(box.width, Number.parseFloat(reach.width) || 0))
      const height = Math.round(Math.max(box.height, Number.parseFloat(reach.height) || 0))
      return width < 44 || height < 44 ? [`${width} x ${height}: ${element.outerHTML.slice(0, 160)}`] : []
    })
}

/** Resolves once colours and places have arrived where they were on their way to. */
async function untilStill(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (;;) {
    // A change of colours begins with the next frame, which is over when the one after it begins.
    await nextFrame()
    await nextFrame()
    const passing = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      )
    if (passing.length === 0) return
    await Promise.allSettled(passing.map(({ finished }) => finished))
  }
}
