import { expect, test } from './test.ts'

for (const path of ['/sell-car-guide', '/terms', '/privacy-policy'])
  test.describe(`${path} in print`, () => {
    test.use({ colorScheme: 'dark', viewport: { width: 794, height: 1123 } })

    test('is black text on white, without navigation and buttons', async ({ page }) => {
      await page.goto(path)
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      for (const name of ['Main', 'Quick contact', 'Quick Links', 'Breadcrumb'])
        await expect(page.getByRole('navigation', { name, exact: true })).toBeHidden()
      await expect(page.getByRole('button')).toHaveCount(0)
      const colours = await page.evaluate(() => {
        const of = (selector: string) => {
          const { color, backgroundColor } = getComputedStyle(document.querySelector(selector) as Element)
          return { color, backgroundColor }
        }
        return { body: of('body'), h1: of('h1'), hero: of('main .band') }
      })
      expect(colours.body).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' })
      expect(colours.h1.color).toBe('rgb(0, 0, 0)')
      expect(colours.hero.backgroundColor).toMatch(/rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)/)
      // The name and the phone number are printed.
      await expect(page.getByText('Royal County Car Buyers').first()).toBeVisible()
      await expect(page.locator('a[href^="tel:"]').first()).toBeVisible()
    })

    test('shows the addresses of links to other sites', async ({ page }) => {
      await page.goto(path)
      await page.emulateMedia({ media: 'print' })
      const outward = page.getByRole('main').locator('a[href^="https:"]').first()
      expect(await outward.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(
        'https://',
      )
    })
  })

test('answers that are closed on the screen are printed', async ({ page }) => {
  await page.goto('/sell-car-guide')
  await page.emulateMedia({ media: 'print' })
  const answers = page.getByRole('main').locator('details .prose')
  await expect(answers).toHaveCount(4)
  for (const answer of await answers.all()) expect((await answer.boundingBox())?.height).toBeGreaterThan(20)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the home page has no endless animation', async ({ page }) => {
    await page.goto('/')
    const moving = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ playState, effect }) =>
                playState === 'running' && effect?.getTiming().iterations === Infinity,
            ).length,
      )
    expect(await moving()).toBe(0)
  })
})
