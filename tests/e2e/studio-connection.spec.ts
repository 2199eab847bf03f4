import type { BrowserContext, Page } from '@playwright/test'
import { type FailingSite, startFailingSite } from '../support/failing-site.ts'
import { rounds } from '../support/rounds.ts'
import { expect, openDocument, test } from './studio-test.ts'

const repetitions = rounds(1)
const keyDelay = 60

/** Started by the first test. */
let site: FailingSite
let starting: Promise<FailingSite> | undefined
let count = 0

test.describe.configure({ mode: 'default', timeout: 240_000 * repetitions })
test.use({
  baseURL: async ({}, use) => {
    starting ??= startFailingSite()
    site = await starting
    await use(site.url)
  },
  // Requests fail on purpose.
  expectedErrors:
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|Failed to load resource|WebSocket connection|Service Unavailable|Failed to fetch/,
})
test.afterAll(async () => {
  await (await starting)?.stop()
})

const notice = (page: Page) => page.locator('output').filter({ hasText: /kept|saved/ })

async function signIn(page: Page, token: string): Promise<void> {
  await page.goto('/robots.txt')
  const session = JSON.stringify({ token, time: new Date().toISOString() })
  await page.evaluate((value) => localStorage.setItem('__studio_auth_token_embedded', value), session)
}

/** Adds a published question, of which there is no draft. */
async function addQuestion(question: string): Promise<string> {
  const id = `faq-${process.pid}-${++count}`
  await site.admin().create({ _id: id, _type: 'faq', question, order: count })
  return id
}

/** Opens a question with the cursor at the end of its text. */
async function openQuestion(page: Page, id: string, text: string) {
  const input = (await openDocument(page, `faq;${id}`, 'question')).getByRole('textbox')
  await expect(input).toHaveValue(text)
  await expect(input).toBeEditable()
  await input.click()
  await input.press('End')
  return input
}

const draftOf = (id: string) => () =>
  site.admin().fetch<string | null>('*[_id == "drafts." + $id][0].question', { id })

/** Words that show where one is missing, doubled or in another place. */
const words = (from: number, to: number, letter = 'w') =>
  Array.from({ length: to - from }, (_unused, index) => ` ${letter}${from + index}`).join('')

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000))

type Fault = { name: string; says?: RegExp; cause: (context: BrowserContext) => Promise<void> }

const offline = (duration: number): Fault => ({
  name: `is offline for ${duration} s`,
  // Two seconds may be over before it is shown.
  ...(duration > 2 && { says: /You are offline/ }),
  cause: async (context) => {
    await context.setOffline(true)
    await seconds(duration)
    await context.setOffline(false)
  },
})

const faults: Fault[] = [
  offline(2),
  offline(20),
  ...(repetitions > 1 ? [offline(120)] : []),
  { name: 'has its Content Lake killed', cause: () => site.restartLake(3_000) },
  { name: 'has its Content Lake stopped', says: /does not respond/, cause: () => site.freezeLake(15_000) },
]

for (const { name, says, cause } of faults)
  test(
    `a form without a draft keeps every key when the Studio ${name}`,
    { tag: '@long' },
    async ({ page, context }) => {
      const { token } = await site.newSession('Kim Keeper')
      await signIn(page, token)
      for (let round = 0; round < repetitions; round++) {
        const id = await addQuestion('Before.')
        const input = await openQuestion(page, id, 'Before.')
        const fault = cause(context)
        const said = says && expect(notice(page)).toContainText(says)
        await Promise.all([input.pressSequentially(words(0, 15), { delay: keyDelay }), said])
        await input.pressSequentially(words(15, 20), { delay: keyDelay })
        // It goes by itself after some seconds.
        const saved = says && expect(notice(page)).toContainText('has been saved')
        await fault
        await Promise.all([input.pressSequentially(words(20, 30), { delay: keyDelay }), saved])
        await expect.poll(draftOf(id)).toBe(`Before.${words(0, 30)}`)
        await expect(input).toHaveValue(`Before.${words(0, 30)}`)
      }
    },
  )

test(
  'what could not be sent when the page was left is sent by the next one',
  { tag: '@long' },
  async ({ page }) => {
    const { token } = await site.newSession('Lea Leaver')
    await signIn(page, token)
    for (let round = 0; round < repetitions; round++) {
      const id = await addQuestion('Before.')
      const input = await openQuestion(page, id, 'Before.')
      const restarted = site.restartLake(8_000)
      await input.pressSequentially(words(0, 15), { delay: keyDelay })
      await expect(notice(page)).toContainText('is kept')
      // The last second of typing.
      await seconds(2)
      await page.goto('/robots.txt')
      await restarted
      expect(await draftOf(id)()).not.toBe(`Before.${words(0, 15)}`)
      await openQuestion(page, id, `Before.${words(0, 15)}`)
      await expect.poll(draftOf(id)).toBe(`Before.${words(0, 15)}`)
    }
  },
)

test(
  'two people who type into one plain field keep their words',
  { tag: '@long' },
  async ({ page, browser, baseURL }) => {
    const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await signIn(page, (await site.newSession('Erin Early')).token)
    await signIn(other, (await site.newSession('Frank Final')).token)
    for (let round = 0; round < repetitions; round++) {
      const text = 'Left. What stays. Right.'
      const id = await addQuestion(text)
      const mine = await openQuestion(page, id, text)
      const theirs = await openQuestion(other, id, text)
      await mine.press('Home')
      for (let position = 0; position < 'Left.'.length; position++) await mine.press('ArrowRight')
      await Promise.all([
        mine.pressSequentially(words(0, 20, 'a'), { delay: keyDelay }),
        theirs.pressSequentially(words(0, 20, 'b'), { delay: keyDelay }),
      ])
      const both = `Left.${words(0, 20, 'a')} What stays. Right.${words(0, 20, 'b')}`
      await expect.poll(draftOf(id)).toBe(both)
      await expect(mine).toHaveValue(both)
      await expect(theirs).toHaveValue(both)
    }
    await other.context().close()
  },
)

test(
  'a role that is lowered keeps what is typed, says so, and sends it when it is raised',
  { tag: '@long' },
  async ({ page }) => {
    for (let round = 0; round < repetitions; round++) {
      const { token, setRole } = await site.newSession('Rita Role')
      await signIn(page, token)
      const id = await addQuestion('Before.')
      const input = await openQuestion(page, id, 'Before.')
      await input.pressSequentially(words(0, 5), { delay: keyDelay })
      await expect.poll(draftOf(id)).toBe(`Before.${words(0, 5)}`)
      await setRole('viewer')
      await input.pressSequentially(words(5, 15), { delay: keyDelay })
      await expect(notice(page)).toContainText('your role has been changed')
      await expect(input).toHaveValue(`Before.${words(0, 15)}`)
      // The last second of typing.
      await seconds(2)
      await page.getByRole('button', { name: 'Show what was typed' }).click()
      await expect(page.getByLabel('What was typed')).toHaveValue(words(5, 15).trim())
      await setRole('editor')
      await expect.poll(draftOf(id)).toBe(`Before.${words(0, 15)}`)
      await expect(notice(page)).toContainText('has been saved')
    }
  },
)
