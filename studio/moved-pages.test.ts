import type { SanityClient } from '@sanity/client'
import { evaluateSync, parse } from 'groq-js'
import type { SanityDocument } from 'sanity'
import { describe, expect, it } from 'vitest'
import { mayMove, readMoves, redirectChanges } from './moved-pages.ts'

const meta = { _rev: 'r', _createdAt: '', _updatedAt: '' }
const town = (id: string, slug: string): SanityDocument => ({
  ...meta,
  _id: id,
  _type: 'town',
  slug: { current: slug },
})
const area = (id: string, slug: string, townId: string): SanityDocument => ({
  ...meta,
  _id: id,
  _type: 'area',
  slug: { current: slug },
  town: { _ref: townId },
})

const dataset = [
  town('t1', 'reading'),
  town('t2', 'slough'),
  area('a2', 'tilehurst', 't1'),
  area('a1', 'caversham', 't1'),
  area('a3', 'langley', 't2'),
]
const client = {
  fetch: (query: string, params: Record<string, unknown>) =>
    Promise.resolve(evaluateSync(parse(query, { params }), { dataset, params }).data as unknown),
} as unknown as SanityClient

describe('mayMove', () => {
  it('is true for another slug or another town of a published document', () => {
    const published = area('a1', 'caversham', 't1')
    expect(mayMove(published, { ...published, name: 'Caversham' })).toBe(false)
    expect(mayMove(published, area('a1', 'emmer-green', 't1'))).toBe(true)
    expect(mayMove(published, area('a1', 'caversham', 't2'))).toBe(true)
    expect(mayMove(null, published)).toBe(false)
    expect(mayMove(published, null)).toBe(false)
  })
})

describe('readMoves', () => {
  it('includes the areas of a town', async () => {
    expect(await readMoves(client, town('t1', 'reading'), town('t1', 'reading-west'))).toEqual([
      { from: '/reading', to: '/reading-west' },
      { from: '/reading/caversham', to: '/reading-west/caversham' },
      { from: '/reading/tilehurst', to: '/reading-west/tilehurst' },
    ])
  })

  it('follows an editor’s own page', async () => {
    const page = (slug: string) => ({ ...town('p', slug), _type: 'freePage' })
    expect(await readMoves(client, page('vans'), page('lorries'))).toEqual([
      { from: '/vans', to: '/lorries' },
    ])
  })

  it('follows an area to another address and to another town', async () => {
    const published = area('a1', 'caversham', 't1')
    expect(await readMoves(client, published, area('a1', 'emmer-green', 't1'))).toEqual([
      { from: '/reading/caversham', to: '/reading/emmer-green' },
    ])
    expect(await readMoves(client, published, area('a1', 'caversham', 't2'))).toEqual([
      { from: '/reading/caversham', to: '/slough/caversham' },
    ])
    expect(await readMoves(client, published, area('a1', 'caversham', 'unknown'))).toEqual([])
  })
})

describe('redirectChanges', () => {
  const moves = [{ from: '/reading/caversham', to: '/reading/emmer-green' }]

  it('creates a permanent redirect from each old address', () => {
    expect(redirectChanges(moves, []).create).toEqual([
      {
        _id: 'redirect-reading--caversham',
        _type: 'redirect',
        from: '/reading/caversham',
        to: '/reading/emmer-green',
        permanent: true,
      },
    ])
  })

  it('deletes redirects from the old and the new address, however they are spelled, and no others', () => {
    const existing = [
      { _id: 'redirect-reading--caversham', from: '/reading/caversham' },
      { _id: 'drafts.redirect-reading--caversham', from: '/reading/caversham' },
      { _id: 'by-hand', from: '/Reading/Caversham/' },
      { _id: 'back', from: '/reading/emmer-green' },
      { _id: 'other', from: '/old' },
      { _id: 'unfinished', from: null },
    ]
    expect(redirectChanges(moves, existing).remove).toEqual([
      'drafts.redirect-reading--caversham',
      'by-hand',
      'back',
    ])
  })
})
