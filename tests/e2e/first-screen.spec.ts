import { expect, test } from './test.ts'

test.use({ viewport: { width: 375, height: 553 }, hasTouch: true })

test('on phones the plate and its button are on the first screen of the home page', async ({ page }) => {
  await page.goto('/')
  const field = page.getByLabel('Vehicle Registration')
  const button = page.getByRole('button', { name: 'Get Valuation' })
  const bar = page.getByRole('navigation', { name: 'Quick contact' })
  for (const [width, height] of [
    [375, 553],
    [360, 640],
    [390, 664],
    [430, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const element of [field, button]) {
      await expect(element, `${width}x${height}`).toBeInViewport({ ratio: 1 })
      const [box, covered] = await Promise.all([element.boundingBox(), bar.boundingBox()])
      expect((box?.y ?? 0) + (box?.height ?? 0), `${width}x${height}`).toBeLessThan(covered?.y ?? 0)
    }
  }
  // Nobody scrolled.
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('controls on the home page show focus and, in forced colours, their outline; the car is not printed', async ({
  page,
}) => {
  await page.goto('/')
  const field = page.getByLabel('Vehicle Registration')
  const button = page.getByRole('button', { name: 'Get Valuation' })
  // White is the colour of the surface they are on.
  await button.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(field).toBeFocused()
  const plate = field.locator('xpath=..')
  await expect(plate).toHaveCSS('box-shadow', /rgb\(11, 87, 208\)/)
  await page.keyboard.press('Tab')
  await expect(button).toHaveCSS('outline-color', 'rgb(11, 87, 208)')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(button).toHaveCSS('border-top-width', '2px')
  await page.emulateMedia({ media: 'print', forcedColors: 'none' })
  await expect(field).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
