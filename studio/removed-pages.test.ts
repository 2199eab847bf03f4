import type { SanityClient } from '@sanity/client'
import { evaluateSync, parse } from 'groq-js'
import type { SanityDocument } from 'sanity'
import { describe, expect, it } from 'vitest'
import { pageAbove, readRemovedPages } from './removed-pages.ts'

const place = (_type: string, _id: string, slug: string, town?: string): SanityDocument => ({
  _rev: 'r',
  _createdAt: '',
  _updatedAt: '',
  _id,
  _type,
  slug: { current: slug },
  ...(town && { town: { _ref: town } }),
})
const dataset = [
  place('town', 't1', 'reading'),
  place('area', 'a2', 'tilehurst', 't1'),
  place('area', 'a1', 'caversham', 't1'),
]
const client = {
  fetch: (query: string, params: Record<string, unknown>) =>
    Promise.resolve(evaluateSync(parse(query, { params }), { dataset, params }).data as unknown),
} as unknown as SanityClient

describe('readRemovedPages', () => {
  it('is an editor’s own page', async () => {
    expect(await readRemovedPages(client, place('freePage', 'p', 'vans'))).toEqual(['/vans'])
  })

  it('includes the areas of a town', async () => {
    const pages = await readRemovedPages(client, place('town', 't1', 'reading'))
    expect(pages).toEqual(['/reading', '/reading/caversham', '/reading/tilehurst'])
  })

  it('returns the page of an area below its town, and none without a published town', async () => {
    expect(await readRemovedPages(client, place('area', 'a1', 'caversham', 't1'))).toEqual([
      '/reading/caversham',
    ])
    expect(await readRemovedPages(client, place('area', 'a1', 'caversham', 'nowhere'))).toEqual([])
  })
})

describe('pageAbove', () => {
  it('is the page of the town for an area, and the home page for a town', () => {
    expect([pageAbove('/reading/caversham'), pageAbove('/reading')]).toEqual(['/reading', '/'])
  })
})
