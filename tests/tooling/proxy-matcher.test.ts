import { readdirSync } from 'node:fs'
import { unstable_doesMiddlewareMatch as doesProxyMatch } from 'next/experimental/testing/server'
import { expect, it } from 'vitest'
import { config } from '../../proxy.ts'
import { ownPages } from '../../schemas/rules/site-addresses.ts'

const isLookedUp = (path: string, cookies: Record<string, string> = {}) =>
  doesProxyMatch({ config, url: path, nextConfig: {}, cookies })

const samePages = ownPages.filter((path) => path !== '/get-a-quote')
const endpoints = [
  ...readdirSync('app/api').flatMap((name) => [`/api/${name}`, `/api/${name}/x`]),
  '/images/x',
  '/social-image/home.png',
  '/_next/static/x.js',
]

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
  const nothing = ['/api', '/api/nothing', '/_next/nothing', '/_next/data/x.json']
  expect([...others, ...made, ...nothing].filter((path) => !isLookedUp(path))).toEqual([])
  expect([...samePages, ...endpoints].filter((path) => isLookedUp(path))).toEqual([])
})

it('looks at every page for who has drafts, and at endpoints for nobody', () => {
  const drafts = { __prerender_bypass: 'x' }
  expect(samePages.filter((path) => !isLookedUp(path, drafts))).toEqual([])
  expect(endpoints.filter((path) => isLookedUp(path, drafts))).toEqual([])
})
