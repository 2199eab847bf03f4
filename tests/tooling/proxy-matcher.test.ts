import { readdirSync } from 'node:fs'
import { unstable_doesMiddlewareMatch as doesProxyMatch } from 'next/experimental/testing/server'
import { expect, it } from 'vitest'
import { config } from '../../proxy.ts'
import { ownPages, pictureFolders } from '../../schemas/rules/site-addresses.ts'

const isMatched = (path: string, cookies: Record<string, string> = {}) =>
  doesProxyMatch({ config, url: path, nextConfig: {}, cookies })

const staticPages = ownPages.filter((path) => path !== '/get-a-quote')
const endpoints = [
  ...readdirSync('app/api').flatMap((name) => [`/api/${name}`, `/api/${name}/x`]),
  ...pictureFolders.flatMap((name) => [`/${name}/x`, `/${name}/reading/x.png`]),
  '/_next/static/x.js',
]

it('matches every path except endpoints and static pages', () => {
  const contentPaths = [
    '/reading',
    '/reading/caversham',
    '/old.html',
    '/a/b/c/d',
    '/about-us',
    '/about/x',
    '/faq/x',
  ]
  const dynamicPaths = [
    '/get-a-quote',
    '/get-a-quote/prefilled',
    '/contact/again',
    '/studio',
    '/studio/structure',
    '/apis',
    '/_not-found',
    '/404',
  ]
  const unknownPaths = ['/api', '/api/nothing', '/_next/nothing', '/_next/data/x.json']
  expect([...contentPaths, ...dynamicPaths, ...unknownPaths].filter((path) => !isMatched(path))).toEqual([])
  expect([...staticPages, ...endpoints].filter((path) => isMatched(path))).toEqual([])
})

it('matches every page in draft mode, and no endpoint', () => {
  const drafts = { __prerender_bypass: 'x' }
  expect(staticPages.filter((path) => !isMatched(path, drafts))).toEqual([])
  expect(endpoints.filter((path) => isMatched(path, drafts))).toEqual([])
})
