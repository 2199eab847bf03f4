import { unstable_doesMiddlewareMatch as doesProxyMatch } from 'next/experimental/testing/server'
import { expect, it } from 'vitest'
import { config } from '../../proxy.ts'

const isLookedUp = (path: string, cookies: Record<string, string> = {}) =>
  doesProxyMatch({ config, url: path, nextConfig: {}, cookies })

const samePages = [
  '/',
  '/about',
  '/contact',
  '/faq',
  '/privacy-policy',
  '/sell-car-guide',
  '/terms',
  '/thank-you',
]
const endpoints = ['/api/phone', '/images/x', '/social-image/home.png', '/_next/static/x.js']

it('looks at every address but endpoints and the pages that are the same for everybody', () => {
  const others = [
    '/reading',
    '/reading/caversham',
    '/old.html',
    '/a/b/c/d',
    '/about-us',
    '/about/x',
    '/faq/x',
  ]
  const made = [
    '/get-a-quote',
    '/contact/again',
    '/studio',
    '/studio/structure',
    '/apis',
    '/_not-found',
    '/404',
  ]
  expect([...others, ...made].filter((path) => !isLookedUp(path))).toEqual([])
  expect([...samePages, ...endpoints].filter((path) => isLookedUp(path))).toEqual([])
})

it('looks at every page for who has drafts', () => {
  const drafts = { __prerender_bypass: 'x' }
  expect(samePages.filter((path) => !isLookedUp(path, drafts))).toEqual([])
  expect(isLookedUp('/_next/static/x.js', drafts)).toBe(false)
})
