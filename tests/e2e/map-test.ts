import type { Locator, Page } from '@playwright/test'

/** The seven towns on the map, and their positions. */
export const towns = {
  Reading: { lat: 51.456, lng: -0.971 },
  Slough: { lat: 51.51, lng: -0.593 },
  Maidenhead: { lat: 51.522, lng: -0.722 },
  Bracknell: { lat: 51.415, lng: -0.751 },
  Wokingham: { lat: 51.411, lng: -0.836 },
  Windsor: { lat: 51.482, lng: -0.608 },
  Newbury: { lat: 51.401, lng: -1.324 },
}

/** The list of links on the map. */
export function pins(page: Page): Locator {
  return page.getByRole('list', { name: 'Towns on the map' })
}

/** The rectangle of a visible element, with its right and bottom sides. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element is not visible')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** The dot of a town, which its pin draws. */
export async function dotOf(pin: Locator) {
  const box = await boxOf(pin)
  const [left = 0, top = 0, width = 0, height = 0] = await pin.evaluate((element) => {
    const dot = getComputedStyle(element, '::after')
    if (dot.content === 'none') throw new Error('The pin has no dot')
    return [dot.left, dot.top, dot.width, dot.height].map(Number.parseFloat)
  })
  // It stands in the middle of its position.
  const [x, y] = [box.x + left - width / 2, box.y + top - height / 2]
  return { x, y, width, height, right: x + width, bottom: y + height }
}

/** The box that contains the map. */
export function mapBox(page: Page): Locator {
  return page.locator('figure > div').filter({ has: page.getByAltText(/^Map of/) })
}
