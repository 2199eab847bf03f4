import type { ContentSourceMap } from '@sanity/client'
import { stegaEncodeSourceMap } from '@sanity/client/stega'
import { vercelStegaDecodeAll } from '@vercel/stega'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import * as queries from '../../lib/content/queries.ts'
import { startSharedLake } from '../support/shared-lake.ts'
import { writeSeed } from '../support/write-seed.ts'

const lake = await startSharedLake()
const client = lake.admin({ perspective: 'drafts' })
let documents: Map<string, Record<string, unknown>>

beforeAll(async () => {
  await writeSeed(client)
  // A draft beside a published document, with lists of items with and without keys.
  const reading = await client.getDocument('town-reading')
  await client.createOrReplace({
    ...reading,
    _id: 'drafts.town-reading',
    _type: 'town',
    name: 'Reading (draft)',
  })
  await client.createOrReplace({
    _id: 'odd',
    _type: 'odd',
    "it's\n": { 'a\\b': 'quoted' },
    list: [{ _key: "k'1", text: 'first' }, { text: 'second' }, 'third'],
    empty: null,
    town: { _type: 'reference', _ref: 'town-reading' },
    self: { _type: 'reference', _ref: 'odd' },
  })
  const stored = await client.fetch<Record<string, unknown>[]>('*', {}, { perspective: 'raw' })
  documents = new Map(stored.map((document) => [document._id as string, document]))
})

type Options = {
  perspective?: 'drafts' | 'published' | 'raw'
  keys?: boolean
  params?: Record<string, unknown>
}

async function run(query: string, { perspective = 'drafts', keys = false, params = {} }: Options = {}) {
  const { result, resultSourceMap } = await client.fetch<unknown>(query, params, {
    perspective,
    filterResponse: false,
    resultSourceMap: keys ? 'withKeyArraySelector' : true,
  })
  return { result, map: resultSourceMap as ContentSourceMap }
}

/** The value at a JSON path, by a parser independent of the code under test. */
function at(value: unknown, path: string): unknown {
  const steps = [
    ...path.matchAll(/\['((?:\\.|[^'\\])*)'\]|\[(\d+)\]|\[\?\(@\._key=='((?:\\.|[^'\\])*)'\)\]/gs),
  ]
  expect(`$${steps.map(([step]) => step).join('')}`).toBe(path)
  const names: Record<string, string> = { n: '\n', r: '\r', t: '\t', f: '\f' }
  const unescape = (text: string) =>
    text.replaceAll(/\\(.)/gs, (_all, character: string) => names[character] ?? character)
  return steps.reduce((current: unknown, [, name, index, key]) => {
    if (name !== undefined) return (current as Record<string, unknown>)[unescape(name)]
    if (index !== undefined) return (current as unknown[])[Number(index)]
    return (current as { _key?: string }[]).find(({ _key }) => _key === unescape(key!))
  }, value)
}

/** Every mapped value equals the value in the document it names. */
function expectTrue({ result, map }: { result: unknown; map: ContentSourceMap }): void {
  for (const [path, mapping] of Object.entries(map.mappings)) {
    if (mapping.type !== 'value' || mapping.source.type !== 'documentValue')
      throw new Error('Unknown mapping')
    const { _id } = map.documents[mapping.source.document]!
    const source = documents.get(_id)
    expect([_id, source !== undefined]).toEqual([_id, true])
    expect([path, at(result, path)]).toEqual([path, at(source, map.paths[mapping.source.path]!)])
  }
}

/** `result path → document path`, readable. */
function readable(map: ContentSourceMap): Record<string, string> {
  return Object.fromEntries(
    Object.entries(map.mappings).map(([path, mapping]) => {
      if (mapping.type !== 'value' || mapping.source.type !== 'documentValue')
        throw new Error('Unknown mapping')
      return [path, map.documents[mapping.source.document]!._id + map.paths[mapping.source.path]!.slice(1)]
    }),
  )
}

const params = {
  slug: 'reading',
  town: 'reading',
  area: 'caversham',
  since: '2020-01-01',
  ids: ['town-reading', 'guide'],
}
const paramsOf = (query: string) => (query === queries.legalPageQuery ? { slug: 'terms' } : params)
const site = Object.entries(queries).filter(([, query]) => typeof query === 'string')

const hasValues = (result: unknown): boolean =>
  typeof result === 'object' ? result !== null && Object.values(result).some(hasValues) : true

describe('source maps', () => {
  it.each(site)('of the site’s own %s are true, in every perspective and form', async (_name, query) => {
    for (const perspective of ['drafts', 'published', 'raw'] as const) {
      for (const keys of [false, true]) {
        const response = await run(query, { perspective, keys, params: paramsOf(query) })
        expectTrue(response)
        expect(Object.keys(response.map.mappings).length > 0).toBe(hasValues(response.result))
      }
    }
  })

  it('name drafts by their id, renamed fields, and fields of other documents', async () => {
    const { map } = await run(queries.townQuery, { params })
    expect(map.documents[0]).toEqual({ _id: 'drafts.town-reading', _type: 'town' })
    expect(readable(map)).toMatchObject({
      "$['name']": "drafts.town-reading['name']",
      "$['slug']": "drafts.town-reading['slug']['current']",
      "$['intro']": "drafts.town-reading['intro']",
      "$['nearbyTowns'][0]['name']": expect.stringMatching(/^town-[a-z-]+\['name'\]$/) as string,
      "$['areas'][0]['slug']": expect.stringMatching(
        /^area-reading-[a-z-]+\['slug'\]\['current'\]$/,
      ) as string,
    })
  })

  it.each([
    [
      '*[_id == "odd"][0]{"a": list[0].text, "b": list[].text, "c": town->name}',
      {
        "$['a']": "odd['list'][0]['text']",
        "$['b'][0]": "odd['list'][0]['text']",
        "$['b'][1]": "odd['list'][1]['text']",
        "$['c']": "drafts.town-reading['name']",
      },
    ],
    [
      '*[_id == "odd"][0]{"a": coalesce(empty, town->name, list[0].text)}',
      { "$['a']": "drafts.town-reading['name']" },
    ],
    ['*[_id == "odd"][0]{"a": coalesce(upper(list[0].text), list[0].text)}', {}],
    ['*[_id == "odd"][0]{"a": upper(list[0].text), "b": 1, "c": "text", "d": list[0].text + ""}', {}],
    ['*[_id == "odd"]{"x": list[0]{"y": text}}[0]{"z": x.y}', { "$['z']": "odd['list'][0]['text']" }],
    [
      '*[_id == "odd"][0].list[]{"t": text}',
      { "$[0]['t']": "odd['list'][0]['text']", "$[1]['t']": "odd['list'][1]['text']" },
    ],
    [
      '*[_id == "odd"][0]{"deep": {"er": self->{"est": list[0].text}}}',
      { "$['deep']['er']['est']": "odd['list'][0]['text']" },
    ],
    [
      '*[_id == "odd"][0]{_type == "odd" => {"a": list[0].text}, _type == "even" => {"b": list[0].text}}',
      { "$['a']": "odd['list'][0]['text']" },
    ],
    [
      '*[_id == "odd"][0]{...self->{"a": list[0].text}, "b": list[1].text}',
      {
        "$['a']": "odd['list'][0]['text']",
        "$['b']": "odd['list'][1]['text']",
      },
    ],
    ['*[_id == "odd"]{"kept": list[defined(_key)]}', { "$[0]['kept'][0]": "odd['list'][0]" }],
    ['count(*[_type == "town"])', {}],
  ])('%s', async (query, expected) => {
    const response = await run(query)
    expectTrue(response)
    expect(readable(response.map)).toEqual(expected)
  })

  it('name elements of lists by key on request, and escape unusual names', async () => {
    const { map } = await run(
      '*[_id == "odd"][0]{"a": list[0].text, "b": list[1].text, "c": @["it\'s\\n"]["a\\\\b"]}',
      { keys: true },
    )
    expect(readable(map)).toMatchObject({
      "$['a']": String.raw`odd['list'][?(@._key=='k\'1')]['text']`,
      "$['b']": "odd['list'][1]['text']",
      "$['c']": String.raw`odd['it\'s\n']['a\\b']`,
    })
  })

  it('are true for generated queries', async () => {
    expect.hasAssertions()
    const path = fc.constantFrom(
      'name',
      'slug.current',
      'intro',
      'town->name',
      'list[].text',
      'nearbyTowns[]->name',
      'seo',
      'nearbyTowns[0]->slug.current',
      '_type',
      'list[1]',
      'town->nearbyTowns[]->{name, "n": slug}',
      '_id',
      '^.name',
    )
    const value = fc.oneof(
      path,
      path.map((inner) => `coalesce(seo.missing, ${inner})`),
      path.map((inner) => `select(defined(name) => ${inner}, "none")`),
      path.map((inner) => `{"inner": ${inner}}`),
      path.map((inner) => `string(${inner})`),
    )
    const projection = fc
      .tuple(fc.array(value, { minLength: 1, maxLength: 4 }), fc.boolean())
      .map(
        ([values, splat]) =>
          `{${splat ? '..., ' : ''}${values.map((inner, n) => `"f${n}": ${inner}`).join(', ')}}`,
      )
    const filter = fc.constantFrom(
      '*[_type == "town"]',
      '*[_id == "odd"]',
      '*[_type in ["town", "odd"]] | order(name)',
      '*[_type == "area"][0...3]',
    )
    const query = fc
      .tuple(filter, projection, fc.constantFrom('', '[0]', '[0]{..., "again": f0}', '{"again": f0, f1}'))
      .map((parts) => parts.join(''))
    await fc.assert(
      fc.asyncProperty(query, fc.boolean(), async (text, keys) => {
        expectTrue(await run(text, { keys }))
      }),
      { numRuns: 150 },
    )
  })

  it('let Sanity’s own encoder mark texts for click-to-edit', async () => {
    const { result, map } = await run(queries.townQuery, { params, keys: true })
    const marked = stegaEncodeSourceMap(result, map, { enabled: true, studioUrl: '/studio' }) as {
      name: string
      intro: { children: { text: string }[] }[]
    }
    const edits = [marked.name, marked.intro[0]!.children[0]!.text].map(
      (text) => vercelStegaDecodeAll<{ href: string }>(text)[0]?.href ?? '',
    )
    expect(edits[0]).toContain('path=name')
    expect(decodeURIComponent(edits[1]!)).toMatch(
      /path=intro\[_key=="[^"]+"\]\.children\[_key=="[^"]+"\]\.text/,
    )
    for (const href of edits) expect(href).toContain('id=town-reading;type=town')
  })

  it('are returned only to callers that may see drafts', async () => {
    const query = encodeURIComponent('*[_id == "odd"][0]{list}')
    const path = `/v2026-01-01/data/query/production?query=${query}&resultSourceMap=true`
    const anonymous = (await (await lake.fetch(path)).json()) as Record<string, unknown>
    expect(anonymous).toHaveProperty('result.list')
    expect(anonymous).not.toHaveProperty('resultSourceMap')
    const plain = await client.fetch('*[_id == "odd"][0]{list}', {}, { filterResponse: false })
    expect(plain).not.toHaveProperty('resultSourceMap')
  })
})
