/** What the menu of every page can lead to, in the usual order. Pages of an editor's own can be added. */
export const menuPages = [
  { title: 'Home page', value: 'home' },
  { title: 'The towns and the guide', value: 'sell' },
  { title: 'About page', value: 'about' },
  { title: 'FAQ page', value: 'faq' },
  { title: 'Contact page', value: 'contact' },
] as const

/** The name of an entry of the menu that is not an editor's own page. */
export type MenuPage = (typeof menuPages)[number]['value']

/** What is wrong with an editor's menu, as a message; undefined when it is valid. */
export function menuProblem(entries: readonly unknown[] | undefined): string | undefined {
  const pages = (entries ?? []).flatMap((entry) => pageOf(entry) ?? [])
  return new Set(pages).size < pages.length ? 'The same page is in the menu twice.' : undefined
}

function pageOf(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return undefined
  if ('entry' in entry) return entry.entry
  if (!('page' in entry) || typeof entry.page !== 'object' || entry.page === null) return undefined
  return '_ref' in entry.page ? entry.page._ref : undefined
}
