import { beforeAll, describe, expect, it } from 'vitest'
import { startSharedLake } from '../support/shared-lake.ts'

const lake = await startSharedLake()

beforeAll(async () => {
  await lake
    .admin()
    .transaction()
    .create({ _id: 'town-slough', _type: 'town', name: 'Slough', slug: { current: 'slough' }, rank: 2 })
    .create({
      _id: 'town-reading',
      _type: 'town',
      name: 'Reading',
      slug: { current: 'reading' },
      rank: 1,
      nearby: [{ _key: 'a', _type: 'reference', _ref: 'town-slough' }],
    })
    .create({
      _id: 'drafts.town-reading',
      _type: 'town',
      name: 'Reading (draft)',
      slug: { current: 'reading' },
    })
    .create({ _id: 'drafts.town-new', _type: 'town', name: 'New' })
    .create({ _id: 'versions.r1.town-slough', _type: 'town', name: 'Slough (r1)' })
    .create({ _id: 'enquiry.1', _type: 'enquiry', name: 'Private' })
    .commit()
})

/** Enough documents for slow queries. */
const load = Array.from({ length: 400 }, (_unused, n) => ({ _id: `load-${n}`, _type: 'load', n }))
const names = '*[_type == "town"] | order(name).name'

describe('queries by the real client', () => {
  it('returns documents, projections, references and parameters', async () => {
    const result = await lake
      .client()
      .fetch('*[_type == "town" && slug.current == $slug][0]{name, "near": nearby[]->name}', {
        slug: 'reading',
      })
    expect(result).toEqual({ name: 'Reading', near: ['Slough'] })
  })

  it('has a result for each set of parameters of one query', async () => {
    const query = '*[_type == "town" && slug.current == $slug][0].name'
    const results = await Promise.all(
      ['reading', 'slough', 'none'].map((slug) => lake.client().fetch(query, { slug })),
    )
    expect(results).toEqual(['Reading', 'Slough', null])
  })

  it('sends a query that is too long for a URL by POST', async () => {
    const filler = 'x'.repeat(12_000)
    expect(await lake.client().fetch('[$filler, *[_id == "town-slough"][0].name]', { filler })).toEqual([
      filler,
      'Slough',
    ])
  })

  it('accepts a comment on the last line', async () => {
    expect(await lake.client().fetch('count(*[_type == "town"]) // all towns')).toBe(2)
  })

  it('sorts by id when the query names no order', async () => {
    expect(await lake.client().fetch('*[_type == "town"]._id')).toEqual(['town-reading', 'town-slough'])
  })

  it('sees its own writes', async () => {
    const { _id } = await lake.admin().create({ _type: 'note', text: 'fresh' })
    expect(await lake.admin().fetch('*[_id == $id][0].text', { id: _id })).toBe('fresh')
  })

  it('gives the position of a syntax error', async () => {
    const response = await lake.fetch(`/v1/data/query/production?query=${encodeURIComponent('*[_type == ')}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      error: {
        type: 'queryParseError',
        query: '*[_type == ',
        description: expect.stringMatching(/./),
        start: expect.any(Number),
      },
    })
    await expect(lake.client().fetch('*[_type == ')).rejects.toThrow(/GROQ query parse error/)
  })

  it('refuses a function that does not exist', async () => {
    await expect(lake.client().fetch('nosuch::thing(1)')).rejects.toMatchObject({ statusCode: 400 })
  })

  it('refuses a request without a query, and a parameter that is not JSON', async () => {
    expect((await lake.fetch('/v1/data/query/production')).status).toBe(400)
    expect((await lake.fetch('/v1/data/query/production?query=*&$a=nonsense')).status).toBe(400)
  })

  it('responds with 404 for a missing dataset', async () => {
    await expect(lake.client({ dataset: 'nowhere' }).fetch('*')).rejects.toMatchObject({ statusCode: 404 })
  })
})

describe('perspectives', () => {
  it.each([
    ['published', ['Reading', 'Slough']],
    ['drafts', ['New', 'Reading (draft)', 'Slough']],
    ['raw', ['New', 'Reading', 'Reading (draft)', 'Slough', 'Slough (r1)']],
    [
      ['r1', 'drafts'],
      ['New', 'Reading (draft)', 'Slough (r1)'],
    ],
    [['r1'], ['Reading', 'Slough (r1)']],
  ] as const)('%s', async (perspective, expected) => {
    const client = lake.admin({ perspective: perspective as never })
    expect(await client.fetch(names)).toEqual(expected)
  })

  it('follows references within the perspective, and names the stored document', async () => {
    const client = lake.admin({ perspective: ['r1', 'drafts'] })
    const [town] = await client.fetch('*[_id == "town-slough"]')
    expect(town).toMatchObject({ _id: 'town-slough', _originalId: 'versions.r1.town-slough' })
  })

  it('is published from API version 2025-02-19 on and raw before', async () => {
    const count = 'count(*[_type == "town"])'
    expect(await lake.admin({ apiVersion: '2025-02-19' }).fetch(count)).toBe(2)
    expect(await lake.admin({ apiVersion: '2025-02-18' }).fetch(count)).toBe(5)
    expect(await lake.admin({ apiVersion: '1' }).fetch(count)).toBe(5)
    expect(await lake.admin({ apiVersion: 'X' }).fetch(count)).toBe(2)
  })

  it('refuses one that contradicts itself', async () => {
    const path = '/v2026-01-01/data/query/production?query=*&perspective=raw,drafts'
    expect((await lake.fetch(path)).status).toBe(400)
  })
})

describe('a runaway query', async () => {
  const lake = await startSharedLake({ limits: { queryTimeoutMs: 2_000 } })
  const runaway =
    'count(*[_type == "load"]{"a": count(*[n != ^.n]{"b": count(*[n != ^.n]{"c": count(*[n > ^.n])})})})'

  beforeAll(async () => {
    await lake.admin().mutate(load.map((create) => ({ create })))
  })

  it('is stopped', async () => {
    await expect(lake.client({ maxRetries: 0 }).fetch(runaway)).rejects.toMatchObject({ statusCode: 408 })
    expect(await lake.client().fetch('count(*[_type == "load"])')).toBe(400)
  })

  it('that takes too much memory costs its own thread only', async () => {
    const greedy = '*[_type == "load"]{"a": *[_type == "load"]{"b": *[_type == "load"]{n}}}'
    await expect(lake.client({ maxRetries: 0 }).fetch(greedy)).rejects.toMatchObject({
      statusCode: expect.toSatisfy((status: number) => status === 400 || status === 408),
    })
    expect(await lake.client().fetch('count(*[_type == "load"])')).toBe(400)
  })
})

describe('the thread of slow queries', () => {
  const slow = 'count(*[_type == "load"]{"c": count(*[n > ^.n])}[c > -1])'
  /** A query with this result that takes too long for the main thread. */
  const slowly = (result: string) => `{"slow": ${slow}, "result": ${result}}`

  beforeAll(async () => {
    await lake.admin().mutate(load.map((create) => ({ create })))
  })

  it('has the result of a query that is only slow', async () => {
    expect(await lake.client().fetch(slow)).toBe(400)
  })

  it('sees every earlier change: documents created, changed and deleted, few and many', async () => {
    const admin = lake.admin()
    const seen = async (): Promise<unknown> => {
      const { result } = await admin.fetch<{ result: unknown }>(
        slowly('*[_type == "seen"] | order(_id) {_id, n}'),
      )
      return result
    }
    expect(await seen()).toEqual([])
    await admin.create({ _id: 'seen-1', _type: 'seen', n: 1 })
    await admin.create({ _id: 'seen-2', _type: 'seen', n: 1 })
    expect(await seen()).toEqual([
      { _id: 'seen-1', n: 1 },
      { _id: 'seen-2', n: 1 },
    ])
    await admin.patch('seen-1').set({ n: 2 }).commit()
    await admin.delete('seen-2')
    expect(await seen()).toEqual([{ _id: 'seen-1', n: 2 }])

    const many = Array.from({ length: 1_200 }, (_unused, n) => ({ _id: `many-${n}`, _type: 'many' }))
    await admin.mutate(many.map((create) => ({ create })))
    await admin.delete('seen-1')
    const { result } = await admin.fetch<{ result: unknown }>(
      slowly('[count(*[_type == "many"]), count(*[_type == "seen"])]'),
    )
    expect(result).toEqual([1_200, 0])
    await admin.delete({ query: '*[_type == "many"]' })
  })

  it('does not read a deleted dataset in place of one of the same name', async () => {
    const admin = lake.admin({ dataset: 'passing' })
    for (const text of ['before', 'after']) {
      await admin.datasets.create('passing')
      await admin.mutate(load.map((create) => ({ create })))
      await admin.create({ _id: 'note', _type: 'note', text })
      expect(await admin.fetch(slowly('*[_type == "note"].text'))).toEqual({ slow: 400, result: [text] })
      await admin.datasets.delete('passing')
    }
  })
})
