import { canvas } from '../../lib/map/canvas.ts'
import { project } from '../../lib/map/projection.ts'
import { boxOf, dotOf, mapBox, pins, towns } from './map-test.ts'
import { expect, test } from './test.ts'

for (const width of [320, 390, 768, 1280])
  test(`at ${width} px pins are large enough, do not overlap, and mark their towns`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/slough')
    await pins(page).scrollIntoViewIfNeeded()
    const picture = await boxOf(page.getByAltText(/^Map of Berkshire/))
    const found = await Promise.all(
      Object.entries(towns).map(async ([name, position]) => {
        const link = pins(page).getByRole('link', { name, exact: true })
        return { name, position, target: await boxOf(link), dot: await dotOf(link) }
      }),
    )
    for (const { name, position, target, dot } of found) {
      expect(target.height, name).toBeGreaterThanOrEqual(44)
      expect(target.width, name).toBeGreaterThanOrEqual(44)
      expect(target.x, name).toBeGreaterThanOrEqual(0)
      expect(target.right, name).toBeLessThanOrEqual(width)
      const { x, y } = project(position)
      expect(
        Math.abs(dot.x + dot.width / 2 - picture.x - (x / canvas.width) * picture.width),
        name,
      ).toBeLessThan(1)
      expect(
        Math.abs(dot.y + dot.height / 2 - picture.y - (y / canvas.height) * picture.height),
        name,
      ).toBeLessThan(1)
    }
    const overlaps = found.flatMap((a, index) =>
      found
        .slice(index + 1)
        .filter((b) =>
          (['target', 'dot'] as const).some(
            (part) =>
              a[part].x < b[part].right &&
              b[part].x < a[part].right &&
              a[part].y < b[part].bottom &&
              b[part].y < a[part].bottom,
          ),
        )
        .map((b) => `${a.name} and ${b.name}`),
    )
    expect(overlaps).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

for (const width of [320, 1280])
  test(`at ${width} px a label without a generated position is above its dot and inside the map`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/contact')
    for (const name of ['Slough', 'Newbury']) {
      const link = pins(page).getByRole('link', { name, exact: true })
      const item = link.locator('xpath=..')
      // As for a town that an editor has added: the style sheet has no class for its slug.
      await item.evaluate(({ classList }, slug) => {
        classList.remove(...[...classList].filter((one) => one.endsWith(slug)))
      }, name.toLowerCase())
      const [label, dot, map] = await Promise.all([
        boxOf(link.locator('span')),
        dotOf(link),
        boxOf(mapBox(page)),
      ])
      expect(dot.y - label.bottom, name).toBeGreaterThan(0)
      expect(dot.y - label.bottom, name).toBeLessThan(16)
      expect(label.x, name).toBeGreaterThanOrEqual(map.x)
      expect(label.right, name).toBeLessThanOrEqual(map.right)
      expect(label.x, name).toBeLessThan(dot.x)
      expect(label.right, name).toBeGreaterThan(dot.right)
    }
  })
