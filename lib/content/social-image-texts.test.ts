import type * as SanityClient from '@sanity/client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { serveContent } from '../../tests/support/query-server.ts'
import type { createSocialImageTexts as Create } from './social-image-texts.ts'

const server = serveContent('file')
let createSocialImageTexts: typeof Create
const requestOptions: unknown[] = []

vi.mock('@sanity/client', async (original) => {
  const { createClient, ...others } = await original<typeof SanityClient>()
  return {
    ...others,
    createClient: (config: Parameters<typeof createClient>[0]) => {
      const client = createClient(config)
      const fetch = client.fetch.bind(client) as (...parts: unknown[]) => unknown
      return Object.assign(client, {
        fetch: (...parts: unknown[]) => {
          requestOptions.push(parts[2])
          return fetch(...parts)
        },
      })
    },
  }
})

beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  ;({ createSocialImageTexts } = await import('./social-image-texts.ts'))
})
afterAll(async () => {
  vi.restoreAllMocks()
})

const publish = (title: string) => {
  server.state.documents = [
    { _id: 'siteSettings', _type: 'siteSettings', brandName: 'Royal County' },
    { _id: 'aboutPage', _type: 'aboutPage', hero: { title } },
  ]
}

it('reads the published texts once for each publication', async () => {
  let publications = 1
  const textsOf = createSocialImageTexts(() => publications)
  publish('About us')
  expect(await textsOf('/about')).toEqual({
    pageName: 'About us',
    brandName: 'Royal County',
    pictureUrl: null,
  })
  expect(requestOptions.length).toBeGreaterThan(0)
  // A cached response could be older than the publication.
  expect(requestOptions).toEqual(requestOptions.map(() => ({ cache: 'no-store' })))

  publish('Who we are')
  const { requests } = server.state
  expect((await textsOf('/about'))?.pageName).toBe('About us')
  expect(server.state.requests).toBe(requests)
  publications++
  expect((await textsOf('/about'))?.pageName).toBe('Who we are')
})

it('returns the last texts while content is unavailable, and the new ones afterwards', async () => {
  let publications = 1
  const textsOf = createSocialImageTexts(() => publications)
  publish('About us')
  await textsOf('/about')
  publications++
  publish('Who we are')
  server.state.hangs = true
  expect((await textsOf('/about'))?.pageName).toBe('About us')
  server.state.hangs = false
  expect((await textsOf('/about'))?.pageName).toBe('Who we are')
})
