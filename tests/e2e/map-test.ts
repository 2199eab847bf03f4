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
  const dot = await pin.evaluate((element) => {
    const { content, left, top, width, height, translate } = getComputedStyle(element, '::after')
    if (content === 'none') throw new Error('The pin has no dot')
    const [left0 = 0, top0 = 0, wide = 0, high = 0] = [left, top, width, height].map(Number.parseFloat)
    const [across = 0, down = across] = translate.split(' ').map(Number.parseFloat)
    return { left: left0 + (wide * across) / 100, top: top0 + (high * down) / 100, width: wide, height: high }
  })
  const { width, height } = dot
  const [x, y] = [box.x + dot.left, box.y + dot.top]
  return { x, y, width, height, right: x + width, bottom: y + height }
}

/** The box that contains the map. */
export function mapBox(page: Page): Locator {
  return page.locator('figure > div').filter({ has: page.getByAltText(/^Map of/) })
}
