import { beforeAll, describe, expect, it } from 'vitest'
import { startSharedLake } from '../support/shared-lake.ts'

const lake = await startSharedLake()

beforeAll(async () => {
  const admin = lake.admin()
  const at = (lat: number, lng: number) => ({ _type: 'geopoint', lat, lng })
  const documents: { _id: string; _type: string; [field: string]: unknown }[] = [
    { _id: 'reading', _type: 'town', name: 'Reading', at: at(51.455, -0.979), text: 'On the Thames' },
    { _id: 'drafts.reading', _type: 'town', name: 'Reading (draft)' },
    { _id: 'versions.spring.reading', _type: 'town', name: 'Reading in spring' },
    { _id: 'slough', _type: 'town', name: 'Slough', at: at(51.511, -0.595), text: 'Near Reading' },
    { _id: '_.releases.spring', _type: 'system.release', name: 'spring' },
  ]
  await admin.mutate(documents.map((create) => ({ create })))
})

describe('the error of a faulty query', () => {
  it('is marked in the query by the client', async () => {
    const error = await lake
      .client()
      .fetch('*[_type == "town"]{\n  name\n  slug\n}')
      .catch((caught: unknown) => caught)
    expect(error).toMatchObject({ statusCode: 400 })
    expect(String(error)).toMatch(
      /GROQ query parse error:\s*> 1 \|.*\n[^]*expected '\}' following object body/u,
    )
  })

  it('names a missing parameter', async () => {
    const response = await lake.fetch('/v2026-01-01/data/query/production?query=*[name==$name]')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      error: {
        type: 'queryParseError',
        description: 'param $name referenced, but not provided',
        query: '*[name==$name]',
        start: 8,
        end: 13,
      },
    })
  })
})

describe('functions that read other documents', () => {
  const query =
    '{"versions": sanity::versionsOf("reading"), "releases": releases::all()[].name, "draft": documents::get("dataset:embedded.production:drafts.reading").name}'

  it('show an editor what the perspective shows', async () => {
    expect(await lake.admin({ perspective: 'raw' }).fetch(query)).toEqual({
      versions: ['drafts.reading', 'reading', 'versions.spring.reading'],
      releases: ['spring'],
      draft: 'Reading (draft)',
    })
    expect(await lake.admin({ perspective: 'published' }).fetch(query)).toMatchObject({
      versions: ['reading'],
      draft: null,
    })
  })

  it('show an anonymous caller nothing that is hidden', async () => {
    for (const perspective of ['raw', 'published', 'drafts'] as const) {
      const seen = await lake.client({ perspective }).fetch(query)
      expect(seen).toEqual({ versions: ['reading'], releases: [], draft: null })
    }
  })
})

describe('geography and text search', () => {
  it('finds documents by distance', async () => {
    const near = '*[_type == "town" && geo::distance(at, $here) < 5000]._id'
    expect(await lake.client().fetch(near, { here: { lat: 51.46, lng: -0.98 } })).toEqual(['reading'])
  })

  it('finds what the Studio searches for, the best match first', async () => {
    const search = `// findability-mvi:5
      *[_type in $__types] | score(boost(_type in ["town"] && name match text::query($__query), 10), ([@, _id] match text::query($__query) || references($__rawQuery))) [_score > 0]{_type, _id, _originalId, "orderings": [_score]} | order(_score desc) [0...$__limit]`
    const params = { __types: ['town'], __query: 'read*', __rawQuery: 'read', __limit: 10 }
    const found = await lake.client().fetch<{ _id: string }[]>(search, params)
    expect(found.map(({ _id }) => _id)).toEqual(['reading', 'slough'])
  })
})
