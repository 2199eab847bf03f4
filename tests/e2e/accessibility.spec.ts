import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, lookUp, test } from './test.ts'

const pages: [name: string, open: (page: Page) => Promise<void>][] = [
  ['home', async (page) => void (await page.goto('/'))],
  ['a town', async (page) => void (await page.goto('/west-berkshire'))],
  ['an area', async (page) => void (await page.goto('/reading/caversham'))],
  ['the quote page', async (page) => void (await page.goto('/get-a-quote'))],
  [
    'the quote page with a vehicle',
    async (page) => void (await page.goto('/get-a-quote?reg=AB12CDE&make=Ford&model=Focus&year=2012')),
  ],
  ['page not found', async (page) => void (await page.goto('/nowhere/at-all'))],
  [
    'a vehicle found',
    async (page) => {
      await page.goto('/')
      await lookUp(page, 'AB12CDE')
      await expect(page.getByRole('heading', { name: 'Vehicle Found!' })).toBeVisible()
    },
  ],
  [
    'a registration refused',
    async (page) => {
      await page.goto('/')
      await lookUp(page, 'A')
      await expect(page.getByRole('listitem').filter({ hasText: 'Registration required' })).toBeVisible()
    },
  ],
  [
    'a vehicle not found',
    async (page) => {
      await page.goto('/')
      await lookUp(page, 'ZZ99ZZZ')
      await expect(page.getByRole('heading', { name: 'Vehicle Not Found' })).toBeVisible()
    },
  ],
  [
    'the open menu',
    async (page) => {
      await page.goto('/')
      const wide = (page.viewportSize()?.width ?? 0) > 1000
      await page.getByRole('button', { name: wide ? 'Sell Your Car' : 'Menu' }).click()
      await expect(
        page.getByRole('link', { name: wide ? 'Sell My Car in Reading' : 'About Us' }).first(),
      ).toBeVisible()
    },
  ],
]

for (const width of [390, 1280])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${String(width)} px wide, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height: 844 },
        colorScheme,
        // Half-way through a fade nothing has its own colour yet.
        contextOptions: { reducedMotion: 'reduce' },
        expectedErrors: /Failed to load resource.*404|^404: no page at/,
      })

      for (const [name, open] of pages)
        test(`${name} breaks no accessibility rule`, async ({ page }) => {
          await open(page)
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze()
          const found = violations.map(
            ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((n) => n.html).join(' | ')}`,
          )
          expect(found).toEqual([])
        })

      test('nothing is wider than the page', async ({ page }) => {
        for (const path of ['/', '/west-berkshire', '/reading/caversham', '/get-a-quote']) {
          await page.goto(path)
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(overflow, path).toBe(0)
        }
      })
    })
