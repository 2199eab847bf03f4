/**
 * The header in which the proxy passes on the place that a visitor may have meant, with the page for unknown addresses. It
 * does not leave this process.
 */
export const nearestPlaceHeader = 'x-nearest-place'

/** Marks in the page where the link to the place is put. */
export const nearestPlaceMarker = '<!--nearest place-->'

type Place = { name: string; path: string }

/** The value of the header: headers hold ASCII, names any letter. */
export function nearestPlaceValue({ name, path }: Place): string {
  return `${encodeURI(path)} ${encodeURIComponent(name)}`
}

/** The page with a link to the place that the header's value names. */
export function withNearestPlace(page: string, value: string): string {
  const [path = '', name = ''] = value.split(' ')
  const link = `<a href="${escape(path)}">Sell My Car in ${escape(decodeURIComponent(name))}</a>`
  return page.replace(nearestPlaceMarker, () => `Were you looking for ${link}?`)
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
