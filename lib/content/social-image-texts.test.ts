import type * as SanityClient from '@sanity/client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startQueryServer } from '../../tests/support/query-server.ts'
import type { createSocialImageTexts as Create } from './social-image-texts.ts'

let server: Awaited<ReturnType<typeof startQueryServer>>
let createSocialImageTexts: typeof Create
const asked: unknown[] = []

vi.mock('@sanity/client', async (original) => {
  const { createClient, ...others } = await original<typeof SanityClient>()
  return {
    ...others,
    createClient: (config: Parameters<typeof createClient>[0]) => {
      const client = createClient(config)
      const fetch = client.fetch.bind(client) as (...parts: unknown[]) => unknown
      return Object.assign(client, {
        fetch: (...parts: unknown[]) => {
          asked.push(parts[2])
          return fetch(...parts)
        },
      })
    },
  }
})

beforeAll(async () => {
  server = await startQueryServer()
  vi.stubEnv('CONTENT_LAKE_PORT', String(server.port))
  vi.stubEnv('NEXT_PUBLIC_SANITY_PROJECT_ID', '')
  vi.spyOn(console, 'error').mockReturnValue()
  ;({ createSocialImageTexts } = await import('./social-image-texts.ts'))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await server.stop()
})

const name = (title: string) => {
  server.state.documents = [
    { _id: 'siteSettings', _type: 'siteSettings', brandName: 'Royal County' },
    { _id: 'aboutPage', _type: 'aboutPage', hero: { title } },
  ]
}

it('has the words that are published at this moment, and reads them once for each publication', async () => {
  let publications = 1
  const wordsOf = createSocialImageTexts(() => publications)
  name('About us')
  expect(await wordsOf('/about')).toEqual({ pageName: 'About us', brandName: 'Royal County' })
  expect(asked.length).toBeGreaterThan(0)
  // An answer that is kept could be older than the publication.
  expect(asked).toEqual(asked.map(() => ({ cache: 'no-store' })))

  name('Who we are')
  const { requests } = server.state
  expect((await wordsOf('/about'))?.pageName).toBe('About us')
  expect(server.state.requests).toBe(requests)
  publications++
  expect((await wordsOf('/about'))?.pageName).toBe('Who we are')
})

it('has the last words while content is away, and the new ones once it is back', async () => {
  let publications = 1
  const wordsOf = createSocialImageTexts(() => publications)
  name('About us')
  await wordsOf('/about')
  publications++
  name('Who we are')
  server.state.hangs = true
  expect((await wordsOf('/about'))?.pageName).toBe('About us')
  server.state.hangs = false
  expect((await wordsOf('/about'))?.pageName).toBe('Who we are')
})
