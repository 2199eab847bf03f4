import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isOwnFile } from './own-files.ts'

it('knows what lies in the public folder, and what Next.js makes beside the pages', () => {
  const own = ['/favicon.ico', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/map/berkshire.svg']
  const icons = ['/icon-12o0cb.svg', '/apple-icon-12o0cb.png', '/icon-192.png', '/icon-maskable-512.png']
  const files = readdirSync('public', { withFileTypes: true }).filter((entry) => entry.isFile())
  const all = [...own, ...icons, ...files.map(({ name }) => `/${name}`)]
  expect(all.filter((path) => !isOwnFile(path))).toEqual([])
})

it('takes no other address for a file', () => {
  const others = [
    '/',
    '/reading',
    '/wp-login.php',
    '/map',
    '/map/',
    '/map/../map/berkshire.svg',
    '/x/favicon.ico',
    '/.env',
  ]
  expect(others.filter(isOwnFile)).toEqual([])
})
