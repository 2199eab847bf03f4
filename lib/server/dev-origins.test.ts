import { expect, it } from 'vitest'
import config from '../../next.config.ts'
import { devOrigins } from './dev-origins.ts'

it.each([
  ['http://Office-PC.local:3000', ['office-pc.local']],
  ['https://www.example.co.uk/', ['www.example.co.uk']],
  [' http://192.168.1.20:3000 ', ['192.168.1.20']],
  // Next.js allows these itself.
  ['http://localhost:3000', []],
  ['http://site.localhost:3000', []],
  [undefined, []],
  ['', []],
  // Refused with an explanation before the server starts.
  ['not an address', []],
  ['mailto:somebody@example.com', []],
])('the development server of %s allows pages of %o', (siteUrl, names) => {
  expect(devOrigins(siteUrl)).toEqual(names)
})

it('is what Next.js is configured with', () => {
  expect(config.allowedDevOrigins).toEqual(devOrigins(process.env.NEXT_PUBLIC_SITE_URL))
})
