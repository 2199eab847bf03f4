import { expect, it } from 'vitest'
import { paragraph } from '../../tests/support/place-documents.ts'
import { serveContent } from '../../tests/support/query-server.ts'
import { readAllPaths } from './all-paths.ts'
import { getFreePage, getFreePageLinks } from './free-pages.ts'
import { getIndexablePages } from './indexable-pages.ts'
import { getPageName } from './page-names.ts'
import { planRevalidation } from './revalidation-plan.ts'

const server = serveContent('file')

const page = (name: string, more: object = {}) => ({
  _id: name,
  _type: 'freePage',
  _updatedAt: '2026-03-01T12:00:00Z',
  name,
  slug: { current: name.toLowerCase() },
  ...more,
})

it('a page has its name for a title, and leaves out what is incomplete', async () => {
  server.state.documents = [
    page('Vans', {
      sections: [
        {
          _key: 'a',
          heading: 'Any size',
          text: [paragraph('A text.')],
          buttonLabel: 'Get a quote',
          href: '/get-a-quote',
        },
        { _key: 'b', buttonLabel: 'Nowhere' },
      ],
      hasCallToAction: false,
    }),
  ]
  const found = await getFreePage('vans')
  expect(found).toMatchObject({
    path: '/vans',
    title: 'Vans',
    intro: null,
    isHidden: false,
    hasCallToAction: false,
  })
  expect(found?.seo).toEqual({ title: 'Vans', description: '' })
  expect(found?.sections[0]?.button).toEqual({ href: '/get-a-quote', label: 'Get a quote' })
  expect(found?.sections[1]).toEqual({ key: 'b', heading: null, text: [], photo: null, button: null })
  expect(await getPageName('/vans')).toBe('Vans')
  expect(await getFreePage('caravans')).toBeNull()
})

it('is linked to where an editor wants it, known to the proxy, and in the sitemap unless it is hidden', async () => {
  server.state.documents = [
    page('Vans', { linkedFrom: 'everywhere' }),
    page('Export', { linkedFrom: 'menu' }),
    page('Fleet', { linkedFrom: 'nowhere', hiddenFromSearch: true }),
    page('Trade'),
    page('Unnamed', { name: undefined }),
  ]
  const links = await getFreePageLinks()
  const names = (place: 'isInMenu' | 'isInFooter') =>
    links.filter((link) => link[place]).map(({ name }) => name)
  expect([names('isInMenu'), names('isInFooter')]).toEqual([
    ['Export', 'Vans'],
    ['Trade', 'Vans'],
  ])
  expect((await readAllPaths()).filter((path) => /export|fleet|trade|unnamed|vans/.test(path))).toEqual([
    '/export',
    '/fleet',
    '/trade',
    '/vans',
  ])
  const indexed = (await getIndexablePages()).map(({ path }) => path)
  expect(indexed).toContain('/vans')
  expect(indexed).not.toContain('/fleet')
})

it('a text changes its own page, a name, an address or its links every page', () => {
  const state = { name: 'Vans', slug: 'vans', linkedFrom: 'menu' }
  const plan = (after: object | null) =>
    planRevalidation([{ _id: 'a', _type: 'freePage', before: state, after: after && { ...state, ...after } }])
  expect(plan({})).toMatchObject({
    tags: ['content:free-page:vans', 'content:page-dates'],
    paths: ['/vans', '/sitemap.xml'],
    everywhere: false,
    redirects: false,
  })
  for (const after of [{ name: 'Vans and trucks' }, { linkedFrom: 'footer' }, null])
    expect(plan(after)).toMatchObject({ everywhere: true, redirects: true })
  expect(plan({ slug: 'lorries' })).toMatchObject({ paths: ['/vans', '/lorries', '/sitemap.xml'] })
})
