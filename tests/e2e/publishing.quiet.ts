import { setTimeout as sleep } from 'node:timers/promises'
import type { Request } from '@playwright/test'
import { administrator } from '../support/administrator.ts'
import { slowdown } from '../support/processor-share.ts'
import { runningSite } from '../support/running-site.ts'
import { untilOthersEnd } from '../support/other-suites.ts'
import { expect, openDocument, signIn, test, writeText } from './studio-test.ts'

/** For each publication, with a processor to itself. In milliseconds; other work on the machine allows more. */
const limit = 1000

test.beforeAll(async () => {
  test.setTimeout(900_000)
  await untilOthersEnd()
})

test('a published text is on the page within a second, median of twenty', async () => {
  const content = administrator()
  const original = await content.getDocument('town-wokingham')
  if (!original) throw new Error('There is no town to edit')
  const ids = { draftId: 'drafts.town-wokingham', publishedId: 'town-wokingham' }
  const times: number[] = []
  const slowdowns: number[] = []
  for (let round = 1; round <= 20; round++) {
    const text = `Published in round ${round}.`
    const set = { 'intro[0].children[0].text': text }
    await content.action({ actionType: 'sanity.action.document.edit', ...ids, patch: { set } })
    expect(await visit('/wokingham')).not.toContain(text)
    slowdowns.push(slowdown())
    const started = performance.now()
    await content.action({ actionType: 'sanity.action.document.publish', ...ids })
    await untilVisit('/wokingham', text)
    times.push(performance.now() - started)
  }
  await content.createOrReplace(original)
  console.log(`Publish to page: ${spread(times)}; slowdown of the machine: ${median(slowdowns).toFixed(1)}`)
  expect(median(times)).toBeLessThan(limit * median(slowdowns))
})

/** Few, since each takes the Studio seconds. */
const rounds = 3

test('what an editor publishes in the Studio is on the page within a second', async ({ page }) => {
  const content = administrator()
  const original = await content.getDocument('town-newbury')
  if (!original) throw new Error('There is no town to edit')
  await signIn(page, 'editor')
  const intro = await openDocument(page, 'towns;town-newbury;page', 'intro')
  const button = page.getByTestId('action-publish')

  const times: { studio: number; site: number }[] = []
  const slowdowns: number[] = []
  try {
    for (let round = 1; round <= rounds; round++) {
      const text = `Edit ${round}. `
      await writeText(intro, text)
      await expect(button).toBeEnabled()
      expect(await visit('/newbury')).not.toContain(text)
      slowdowns.push(slowdown())
      const pressed = performance.now()
      // The Studio first stores and validates what was typed.
      const requested = page.waitForRequest(isPublication).then(() => performance.now())
      await button.click()
      await untilVisit('/newbury', text)
      const shown = performance.now()
      const sent = await requested
      times.push({ studio: sent - pressed, site: shown - sent })
      await expect(button).toBeDisabled()
    }
  } finally {
    await content.createOrReplace(original)
  }
  const whole = times.map(({ studio, site }) => studio + site)
  console.log(
    `Button to page: ${spread(whole)}; until the Studio’s request: ${spread(times.map(({ studio }) => studio))}; ` +
      `from then on: ${spread(times.map(({ site }) => site))}; slowdown of the machine: ${median(slowdowns).toFixed(1)}`,
  )
  // How long the Studio validates is its own affair. From its request on, the site shares the machine with the Studio.
  expect(median(times.map(({ site }) => site))).toBeLessThan(limit * median(slowdowns))
})

function isPublication(request: Request): boolean {
  return request.method() === 'POST' && (request.postData() ?? '').includes('sanity.action.document.publish')
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function spread(values: number[]): string {
  return `median ${median(values).toFixed(0)} ms, slowest ${Math.max(...values).toFixed(0)} ms`
}

/** The page as a visitor gets it. */
async function visit(path: string): Promise<string> {
  const response = await fetch(`${runningSite().url}${path}`)
  expect(response.status).toBe(200)
  return response.text()
}

async function untilVisit(path: string, text: string): Promise<void> {
  const deadline = performance.now() + 60_000
  while (!(await visit(path)).includes(text)) {
    if (performance.now() > deadline) throw new Error(`${path} did not show what was published`)
    await sleep(20)
  }
}
