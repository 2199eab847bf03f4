import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeQuery, pathKey, redirectTable } from './redirect-table.ts'

const site = {
  isTaken: (path: string) => ['/reading', '/faq', '/'].includes(path),
  isPage: (path: string) => ['/reading', '/faq', '/'].includes(path),
  formerPages: { '/faqs.html': '/faq' },
  siteUrl: 'https://cars.example',
}
const table = (...rules: [from: string, to: string, permanent?: boolean][]) =>
  Object.fromEntries(
    redirectTable(
      rules.map(([from, to, permanent = true]) => ({ from, to, permanent })),
      site,
    ),
  )

describe('redirectTable', () => {
  it('contains the destinations of documents', () => {
    expect(table(['/old', '/faq'], ['/detour', 'https://elsewhere.example/x?y=1', false])).toEqual({
      '/old': { to: '/faq', permanent: true },
      '/detour': { to: 'https://elsewhere.example/x?y=1', permanent: false },
    })
  })

  it('leads to the end of a chain in one hop, permanently only if each redirect is permanent', () => {
    expect(table(['/a', '/b?x=1'], ['/b', '/c', false], ['/c', '/faqs.html'])).toMatchObject({
      '/a': { to: '/faq?x=1', permanent: false },
      '/b': { to: '/faq', permanent: false },
      '/c': { to: '/faq', permanent: true },
    })
  })

  it.each([
    ['a loop of one', [['/a', '/A/']]],
    [
      'a loop of two',
      [
        ['/a', '/b'],
        ['/b', '/a?x=1'],
      ],
    ],
    ['a loop through the full URL', [['/a', 'https://cars.example/a']]],
    ['a start at a page of this site', [['/Reading/', '/faq']]],
    ['a start at a former page', [['/faqs.html', '/elsewhere']]],
    ['a start that is no path', [['old', '/faq']]],
    ['another host in disguise', [['/a', '//evil.example']]],
    ['another host behind a backslash', [['/a', '/\\evil.example']]],
    ['a script', [['/a', 'javascript:alert(1)']]],
    ['text', [['/a', 'the faq page']]],
  ] as [string, [string, string][]][])('ignores %s', (_, rules) => {
    expect(table(...rules)).toEqual({})
  })

  it('ignores a redirect to a removed page, unless that is redirected', () => {
    expect(table(['/a', '/gone'], ['/b', '/a'])).toEqual({})
    expect(table(['/a', '/gone'], ['/gone', '/reading'])).toMatchObject({
      '/a': { to: '/reading' },
      '/gone': { to: '/reading' },
    })
  })

  it('leads to a page’s own spelling from any other', () => {
    expect(table(['/a', '/Reading/?x=1#top'], ['/b', 'https://cars.example/FAQ'])).toMatchObject({
      '/a': { to: '/reading?x=1#top' },
      '/b': { to: '/faq' },
    })
  })

  it('ignores a chain that ends in a loop', () => {
    expect(table(['/a', '/b'], ['/b', '/c'], ['/c', '/b'])).toEqual({})
  })

  it('shortens a URL of this site to its path, without a trailing slash', () => {
    expect(table(['/a', 'https://cars.example/faq/'], ['/b', '/'])).toMatchObject({
      '/a': { to: '/faq' },
      '/b': { to: '/' },
    })
  })

  it('never leads to a redirected path, whatever the redirects are', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/d', '/faq', '/reading', '/faqs.html')
    fc.assert(
      fc.property(fc.array(fc.tuple(path, path)), (rules) => {
        const result = table(...rules)
        for (const { to } of Object.values(result)) {
          expect(result).not.toHaveProperty([to])
          expect(site.isPage(to)).toBe(true)
        }
      }),
    )
  })
})

describe('pathKey', () => {
  it('is the same for all spellings of a path', () => {
    for (const path of ['/Caf%C3%A9/', '/café', '/caf%c3%a9//']) expect(pathKey(path)).toBe('/café')
    expect(pathKey('/')).toBe('/')
    expect(pathKey('/100%')).toBe('/100%')
  })
})

describe('mergeQuery', () => {
  it.each([
    ['/faq', '?reg=AB12+CDE&x=%20', '/faq?reg=AB12+CDE&x=%20'],
    ['/faq#top', '?a=1', '/faq?a=1#top'],
    ['/faq?a=2', '?a=1&b=1', '/faq?a=2&b=1'],
    ['https://x.example/', '?a=1', 'https://x.example/?a=1'],
    ['/faq', '', '/faq'],
  ])('%s with %s is %s', (to, query, expected) => {
    expect(mergeQuery(to, query)).toBe(expected)
  })
})
