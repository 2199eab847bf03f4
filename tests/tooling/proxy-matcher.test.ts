import { unstable_doesMiddlewareMatch as doesProxyMatch } from 'next/experimental/testing/server'
import { expect, it } from 'vitest'
import { ownSegments } from '../../lib/content/paths.ts'
import { config } from '../../proxy.ts'

const isLookedUp = (url: string) => doesProxyMatch({ config, url, nextConfig: {} })

it('looks for redirects at every address but those that are the site’s own', () => {
  const others = ['/reading', '/reading/caversham', '/old.html', '/a/b/c/d', '/about-us', '/apis/x']
  expect(others.filter((path) => !isLookedUp(path))).toEqual([])
  // The Studio has a reason of its own to be asked first.
  const own = [...ownSegments].filter((segment) => segment !== 'studio')
  expect(['/', ...own.flatMap((name) => [`/${name}`, `/${name}/x`])].filter(isLookedUp)).toEqual([])
})
