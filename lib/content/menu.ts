import { menuPages, type MenuPage } from '../../schemas/rules/menu.ts'
import type { menuWords } from '../../schemas/rules/words.ts'
import type { FreePageLink } from './free-pages.ts'
import type { SiteSettings } from './settings.ts'

/** An entry of the menu: a link, or without a path the list of towns. */
export type MenuEntry = { name: string; path: string | null }

/** Where the entries lead that the site has by itself. */
const paths: Record<MenuPage, string | null> = {
  home: '/',
  sell: null,
  about: '/about',
  faq: '/faq',
  contact: '/contact',
}

/**
 * The menu: the pages that an editor has chosen in that order, and after them their own pages that ask to be in the menu.
 * Without a choice, all pages in the usual order, with the editors' own before the contact page.
 */
export function menuEntries(
  chosen: SiteSettings['menu'],
  words: typeof menuWords,
  ownPages: FreePageLink[],
): MenuEntry[] {
  const siteEntry = (name: MenuPage): MenuEntry => ({ name: words[name], path: paths[name] })
  const ownEntry = ({ name, path }: FreePageLink): MenuEntry => ({ name, path })
  const listed = chosen.flatMap((entry) => {
    const page = 'page' in entry && ownPages.find(({ id }) => id === entry.page)
    if (page) return [ownEntry(page)]
    const known = 'entry' in entry && menuPages.find(({ value }) => value === entry.entry)
    return known ? [siteEntry(known.value)] : []
  })
  const isListed = ({ path }: FreePageLink) => listed.some((entry) => entry.path === path)
  const added = ownPages.filter((page) => page.isInMenu && !isListed(page)).map(ownEntry)
  if (listed.length > 0) return [...listed, ...added]
  const usual = menuPages.map(({ value }) => siteEntry(value))
  return [...usual.slice(0, -1), ...added, ...usual.slice(-1)]
}
