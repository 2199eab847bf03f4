/**
 * The path of the page of this site from which the visitor came to this one, undefined when there is none or the browser
 * does not tell. Nothing is stored for it: the tab's own history knows.
 */
export function cameFrom(): string | undefined {
  const here = location.pathname
  const earlier = [...earlierPages(), document.referrer]
  for (const address of earlier) {
    if (!URL.canParse(address)) continue
    const { origin, pathname } = new URL(address)
    if (origin === location.origin && pathname !== here) return pathname
  }
  return undefined
}

/** The addresses in this tab's history before this page, latest first. Older browsers do not have it. */
function earlierPages(): string[] {
  if (!('navigation' in window)) return []
  const index = navigation.currentEntry?.index ?? 0
  return navigation
    .entries()
    .slice(0, Math.max(index, 0))
    .toReversed()
    .flatMap(({ url }) => url ?? [])
}
