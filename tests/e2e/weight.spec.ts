import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { startBlankApp } from '../support/blank-app.ts'
import { runningSite } from '../support/running-site.ts'
import { type Template, templates } from '../support/templates.ts'
import { type Weight, weighPage } from '../support/weigh-page.ts'

// `npm run bench:weight`: what the site's pages weigh beside an application that does nothing. The script of Next.js
// and React is the same in both, so that only what this site adds is counted.

/** KiB of compressed script above the blank application. */
const budgets = { content: 6, form: 25 }
const withForm = new Set<Template>(['home', 'contact', 'get a quote', 'get a quote with a vehicle'])
const budgetOf = (template: Template) => (withForm.has(template) ? budgets.form : budgets.content)

const widths = [390, 1280]

type Weighed = Weight & { template: Template; kibAboveBlank: number }

const test = base.extend<object, { weighed: Weighed[] }>({
  /** Every template in both widths, weighed once for all tests below. */
  weighed: [
    async ({ browser }, use) => {
      const blankApp = await startBlankApp()
      const blank = await weighPage(browser, blankApp.url, 1280)
      await blankApp.stop()
      const weighed: Weighed[] = []
      for (const template of Object.keys(templates) as Template[]) {
        const url = runningSite().url + templates[template]
        const weights = await Promise.all(widths.map((width) => weighPage(browser, url, width)))
        for (const weight of weights) {
          const kibAboveBlank = (weight.scriptBytes - blank.scriptBytes) / 1024
          weighed.push({ ...weight, template, kibAboveBlank })
        }
      }
      printTable(weighed, blank)
      await use(weighed)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

function printTable(weighed: Weighed[], blank: Weight): void {
  console.log(`A blank application: ${(blank.scriptBytes / 1024).toFixed(1)} KiB of script`)
  console.table(
    weighed.map(({ template, width, kibAboveBlank, shift }) => ({
      template,
      width,
      'KiB above blank': Number(kibAboveBlank.toFixed(2)),
      budget: budgetOf(template),
      'layout shift': shift,
    })),
  )
}

// One browser weighs them all.
test.describe.configure({ mode: 'default' })

test('no page carries more script than its budget', ({ weighed }) => {
  for (const { template, width, kibAboveBlank } of weighed)
    expect.soft(kibAboveBlank, `${template}, ${width} px`).toBeLessThanOrEqual(budgetOf(template))
})

test('nothing moves while a page loads and is read', ({ weighed }) => {
  for (const { template, width, shift, moved } of weighed)
    expect.soft({ shift, moved }, `${template}, ${width} px`).toEqual({ shift: 0, moved: [] })
})

test('no page requests anything of a third party', ({ weighed }) => {
  for (const { template, thirdParties } of weighed) expect.soft(thirdParties, template).toEqual([])
})

/** Words by which the scripts of editors' tools are known, however they are bundled. */
const editorsTools = {
  'the tools of draft mode': 'You see drafts here that visitors do not see',
  'visual editing': 'sanity-visual-editing',
  'the preview': 'sanity/presentation',
  'the Studio': 'SanityDefaultPreview',
  'its arrangement of documents': 'Towns and areas',
  'its components': 'data-ui',
  'its styling': 'data-styled',
}

test('no page carries what is there for editors', async ({ weighed, request }) => {
  const chunks = 'static/chunks'
  const built = readdirSync(join('.next-test', chunks), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join('.next-test', chunks, name), 'utf8'))
  const loaded = await Promise.all(
    [...new Set(weighed.flatMap(({ scripts }) => scripts))].map(async (url) => ({
      url,
      text: await (await request.get(url)).text(),
    })),
  )
  for (const [tool, word] of Object.entries(editorsTools)) {
    // It is in the build, so that its absence from a page means something.
    expect
      .soft(
        built.some((text) => text.includes(word)),
        tool,
      )
      .toBe(true)
    const found = loaded.filter(({ text }) => text.includes(word)).map(({ url }) => url)
    expect.soft(found, tool).toEqual([])
  }
})
