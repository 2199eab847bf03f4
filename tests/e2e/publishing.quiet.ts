import { setTimeout as sleep } from 'node:timers/promises'
import { administrator } from '../support/administrator.ts'
import { runningSite } from '../support/running-site.ts'
import { expect, openDocument, signIn, test, writeText } from './studio-test.ts'

/** Few, for each takes the Studio some seconds; publishing.spec.ts measures twenty without it. */
const rounds = 5

test('what an editor publishes in the Studio is on the page within a second', async ({ page }) => {
  const content = administrator()
  const original = await content.getDocument('town-newbury')
  if (!original) throw new Error('There is no town to edit')
  await signIn(page, 'editor')
  const intro = await openDocument(page, 'towns;town-newbury;page', 'intro')
  const button = page.getByTestId('action-publish')

  const times: number[] = []
  for (let round = 1; round <= rounds; round++) {
    const text = `Edit ${round}. `
    await writeText(intro, text)
    await expect(button).toBeEnabled()
    expect(await visit('/newbury')).not.toContain(text)
    const pressed = performance.now()
    await button.click()
    await untilVisit('/newbury', text)
    times.push(performance.now() - pressed)
    await expect(button).toBeDisabled()
  }
  times.sort((a, b) => a - b)
  const median = times[(rounds - 1) / 2] ?? 0
  console.log(`Button to page: median ${median.toFixed(0)} ms, slowest ${(times.at(-1) ?? 0).toFixed(0)} ms`)
  expect(median).toBeLessThan(1000)
  await content.createOrReplace(original)
})

/** What a visitor gets; each request on its own. */
async function visit(path: string): Promise<string> {
  const response = await fetch(`${runningSite().url}${path}`)
  expect(response.status).toBe(200)
  return response.text()
}

async function untilVisit(path: string, text: string): Promise<void> {
  const deadline = performance.now() + 10_000
  while (!(await visit(path)).includes(text)) {
    if (performance.now() > deadline) throw new Error(`${path} did not get what was published`)
    await sleep(20)
  }
}
