import { expect, type Page } from '@playwright/test'
import axe, { type Result, type RunOptions } from 'axe-core'

/** The screens that pages are checked on. */
export const screens = {
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 844 },
}

/**
 * Expects the same on every screen, for pages whose state survives a change of the window. The dark colours of the desk,
 * which are those of the phone, take long: they are left to the long tests.
 */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const screen of Object.values(screens)) {
    await page.setViewportSize(screen)
    await expectAccessible(page, screen === screens.phone ? ['light', 'dark'] : ['light'])
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The only rules whose verdict depends on the colours: the document is the same in light and dark. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Expects that the page in its present state and size breaks no rule in light or dark and does not overflow; and on a
 * phone, not in text of twice the size either, and that targets are large enough.
 */
export async function expectAccessible(
  page: Page,
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {}
  for (const colorScheme of schemes) {
    // During a transition, colours are mixed.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(untilSettled)
    const found = (await violationsOn(page, { runOnly: colorScheme === 'light' ? tags : colourRules })).map(
      ({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes.map(({ html, failureSummary }) => `${html} (${failureSummary ?? ''})`).join(' | ')}`,
    )
    expect.soft(found, `${width} px, ${colorScheme}`).toEqual([])
  }
  expect.soft(await page.evaluate(overflow, '100%'), `${width} px: pixels wider than the page`).toBe(0)
  if (width !== screens.phone.width) return
  expect.soft(await page.evaluate(overflow, '200%'), 'pixels wider than the page in large text').toBe(0)
  expect.soft(await page.evaluate(smallTargets), 'targets smaller than 44 px').toEqual([])
}

/** What axe finds wrong with the page, or with what `within` selects. The page must be without frames. */
export async function violationsOn(page: Page, options: RunOptions = {}, within = 'html'): Promise<Result[]> {
  expect(page.frames()).toHaveLength(1)
  // Once for each document: the second run takes half the time, because the script is compiled.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([context, settings]) =>
      (await (window as unknown as { axe: typeof axe }).axe.run(context, settings)).violations,
    [within, { ...options, resultTypes: ['violations'] satisfies RunOptions['resultTypes'] }] as const,
  )
}

/** Runs in the page: how many pixels it is wider than the screen in text of this size, as browsers let visitors choose. */
function overflow(fontSize: string): number {
  const { style } = document.documentElement
  style.fontSize = fontSize
  const { scrollWidth, clientWidth } = document.documentElement
  style.removeProperty('font-size')
  return scrollWidth - clientWidth
}

/** Runs in the page: targets smaller than 44 px in either direction, except links within a sentence. */
function smallTargets(): string[] {
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    element.parentElement?.textContent.trim() !== element.textContent.trim()
  return [...document.querySelectorAll('a[href], button, summary, select, textarea, input')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInSentence(element))
    .flatMap((element) => {
      const box = element.getBoundingClientRect()
      // A small target can be extended by an invisible pseudo-element.
      const extension = getComputedStyle(element, '::before')
      const width = Math.round(Math.max(box.width, Number.parseFloat(extension.width) || 0))
      const height = Math.round(Math.max(box.height, Number.parseFloat(extension.height) || 0))
      return width < 44 || height < 44 ? [`${width} x ${height}: ${element.outerHTML.slice(0, 160)}`] : []
    })
}

/** Runs in the page: resolves when no finite animation or transition is running, and fails if one does not end. */
async function untilSettled(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (;;) {
    // A change of the colour scheme takes effect with the next frame, which ends as the second begins.
    await nextFrame()
    await nextFrame()
    const running = document.getAnimations().filter(
      ({ effect, playState, timeline }) =>
        playState === 'running' &&
        // Others follow the scroll position.
        timeline === document.timeline &&
        effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY &&
        // What is not drawn, as inside a closed `details`, stands still.
        (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true }),
    )
    if (running.length === 0) return
    const timeout = new Promise<string>((resolve) => setTimeout(resolve, 20_000, 'timeout'))
    if (
      (await Promise.race([Promise.allSettled(running.map(({ finished }) => finished)), timeout])) ===
      'timeout'
    )
      throw new Error(
        `does not end: ${running.map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 200) ?? '').join('; ')}`,
      )
  }
}
