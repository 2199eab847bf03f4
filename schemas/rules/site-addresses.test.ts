import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ownPages, reservedSegments } from './site-addresses.ts'

// A name in square brackets is a parameter; one in round brackets is a group, which is not part of the address.
const firstSegments = (pattern: string, depth: number) =>
  globSync(pattern)
    .map((file) => file.split('/')[depth] ?? '')
    .filter((name) => !name.startsWith('[') && !name.startsWith('(') && !name.includes('.'))

it('reserves the first part of every route', () => {
  const routes = [
    ...firstSegments('app/**/{page.tsx,route.ts}', 1),
    ...firstSegments('app/(site)/**/page.tsx', 2),
  ]
  expect(routes).toContain('social-image')
  expect(routes).toContain('about')
  expect(routes.filter((name) => !reservedSegments.has(name))).toEqual([])
})

it('names every page of the site but the one for unavailable content', () => {
  const pages = new Set(firstSegments('app/(site)/**/page.tsx', 2))
  pages.delete('unavailable')
  expect(new Set(ownPages)).toEqual(new Set(['/', ...[...pages].map((name) => `/${name}`)]))
})
