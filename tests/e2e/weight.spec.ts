import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { scriptBytesOfBlankApp } from '../support/blank-app-weight.ts'
import { htmlBudget } from '../support/html-budgets.ts'
import { runningSite } from '../support/running-site.ts'
import { type Template, templates } from '../support/templates.ts'
import { shiftOfLateFont, type Weight, weighPage } from '../support/weigh-page.ts'

// `npm run bench:weight` compares the pages with a blank application. Both contain Next.js and React, so the difference is
// what this site adds.

/** KiB of compressed script above the blank application. */
const budgets = { content: 3.75, form: 16 }
/** KiB of the compressed styles in a document; the lookup and the map need more. */
const styleBudget: Partial<Record<Template, number>> = { home: 7.65, contact: 7.25 }
/** KiB of fonts. */
const fontBudget = 38
const withForm = new Set<Template>(['home', 'contact', 'get a quote', 'get a quote with a vehicle'])
const budgetOf = (template: Template) => (withForm.has(template) ? budgets.form : budgets.content)

const widths = [390, 1280]

type Weighed = Weight & { template: Template; kibAboveBlank: number }

const test = base.extend<object, { weighed: Weighed[] }>({
  /** Every template in both widths, measured once for all tests below. */
  weighed: [
    async ({ browser }, use) => {
      const blankScriptBytes = await scriptBytesOfBlankApp(browser)
      const weighed: Weighed[] = []
      for (const template of Object.keys(templates) as Template[]) {
        const url = runningSite().url + templates[template]
        const weights = await Promise.all(widths.map((width) => weighPage(browser, url, width)))
        for (const weight of weights) {
          const kibAboveBlank = (weight.scriptBytes - blankScriptBytes) / 1024
          weighed.push({ ...weight, template, kibAboveBlank })
        }
      }
      printTable(weighed, blankScriptBytes)
      await use(weighed)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

function printTable(weighed: Weighed[], blankScriptBytes: number): void {
  console.log(`A blank application: ${(blankScriptBytes / 1024).toFixed(1)} KiB of script`)
  console.table(
    weighed.map(({ template, width, kibAboveBlank, htmlBytes, styleBytes, shift }) => ({
      template,
      width,
      'KiB above blank': Number(kibAboveBlank.toFixed(2)),
      budget: budgetOf(template),
      'HTML KiB': kib(htmlBytes),
      'styles KiB': kib(styleBytes),
      'layout shift': shift,
    })),
  )
}

function kib(bytes: number): number {
  return Number((bytes / 1024).toFixed(2))
}

// One worker, so that the pages are measured once.
test.describe.configure({ mode: 'default' })

test('no page exceeds its script budget', ({ weighed }) => {
  for (const { template, width, kibAboveBlank } of weighed)
    expect.soft(kibAboveBlank, `${template}, ${width} px`).toBeLessThanOrEqual(budgetOf(template))
})

test('no page exceeds its budgets of HTML, styles and fonts, or waits for a file before its first view', ({
  weighed,
}) => {
  for (const { template, htmlBytes, styleBytes, fontBytes, blocking } of weighed) {
    expect.soft(kib(htmlBytes), `HTML of ${template}`).toBeLessThanOrEqual(htmlBudget(template))
    expect.soft(kib(styleBytes), `styles of ${template}`).toBeLessThanOrEqual(styleBudget[template] ?? 7)
    expect.soft(styleBytes, `styles of ${template}`).toBeGreaterThan(0)
    expect.soft(kib(fontBytes), `fonts of ${template}`).toBeLessThanOrEqual(fontBudget)
    expect.soft(blocking, template).toEqual([])
  }
})

test('no page has layout shifts while it loads and is scrolled', ({ weighed }) => {
  for (const { template, width, shift, moved } of weighed)
    expect.soft(shift, `${template}, ${width} px: ${moved.join()}`).toBeLessThan(shiftOfLateFont)
})

test('no page sends third-party requests', ({ weighed }) => {
  for (const { template, thirdParties } of weighed) expect.soft(thirdParties, template).toEqual([])
})

/** Strings that identify the scripts of the editors' tools in any bundle. */
const editorsTools = {
  'the draft mode banner': 'You see drafts here that visitors do not see',
  'visual editing': 'sanity-visual-editing',
  'the preview': 'sanity/presentation',
  'the Studio': 'SanityDefaultPreview',
  'the Studio’s structure': 'Towns and areas',
  'the Studio’s components': 'data-ui',
  'the Studio’s styling': 'data-styled',
}

test('no page loads scripts of the editors’ tools', async ({ weighed, request }) => {
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
  for (const [tool, marker] of Object.entries(editorsTools)) {
    // The string is in the build, so the search for it can fail.
    expect
      .soft(
        built.some((text) => text.includes(marker)),
        tool,
      )
      .toBe(true)
    const found = loaded.filter(({ text }) => text.includes(marker)).map(({ url }) => url)
    expect.soft(found, tool).toEqual([])
  }
})
