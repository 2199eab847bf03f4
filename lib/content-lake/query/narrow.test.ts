import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluateGroq } from '../groq/evaluate.ts'
import { parseGroq } from '../groq/parse.ts'
import { DocumentSet } from '../store/document-set.ts'
import type { LakeDocument } from '../types.ts'
import { evaluate, compile } from './evaluate.ts'
import { narrow } from './narrow.ts'
import { createView } from './indexed-view.ts'

function document(id: string, type: string, fields: Record<string, unknown> = {}): LakeDocument {
  const time = '2026-01-01T00:00:00Z'
  return { _id: id, _type: type, _rev: 'r', _createdAt: time, _updatedAt: time, ...fields }
}

function setOf(documents: LakeDocument[]): DocumentSet {
  const set = new DocumentSet()
  set.apply(
    documents.map((result) => ({
      id: result._id,
      transition: 'appear',
      previous: null,
      result,
      mutations: [],
    })),
  )
  return set
}

const towns = ['reading', 'slough', 'newbury'].map((slug, index) =>
  document(`town-${slug}`, 'town', {
    slug: { current: slug },
    rank: index,
    nearby: index === 0 ? [{ _type: 'reference', _ref: 'town-slough' }] : null,
  }),
)
const areas = ['a', 'b', 'c', 'd'].map((slug, index) =>
  document(`area-${slug}`, 'area', {
    slug: { current: slug },
    town: { _type: 'reference', _ref: `town-${['reading', 'slough'][index % 2]}` },
    rank: index % 3,
  }),
)
const others = [
  document('thing-1', 'thing', { slug: { current: 5 }, flag: true }),
  document('thing-2', 'thing'),
]
const view = createView(setOf([...towns, ...areas, ...others]), 'raw', false)

function results(query: string, params: Record<string, unknown> = {}): { indexed: unknown; plain: unknown } {
  const input = { query, params, dataset: 'd', projectId: 'p', identity: 'me' }
  const plain = evaluateGroq(parseGroq(query, params), {
    dataset: view.documents,
    dereference: (id) => view.get(id),
  })
  return {
    indexed: JSON.parse(evaluate(compile(input), input, view, 1_000_000).json) as unknown,
    plain: plain ?? null,
  }
}

describe('narrowing a query to the documents that can match', () => {
  it.each([
    ['by type', '*[_type == "town"]{_id}'],
    ['by type written the other way round', '*["town" == _type]{_id}'],
    ['by several types', '*[_type in ["town", "thing"]]{_id}'],
    ['by id', '*[_id == "town-slough"][0]'],
    ['by ids', '*[_id in ["town-slough", "area-a", "none"]]{_id}'],
    ['by slug', '*[_type == "town" && slug.current == "slough"][0]{_id}'],
    [
      'by the parent document',
      '*[_type == "town"]{_id, "areas": *[_type == "area" && town._ref == ^._id]{_id}}',
    ],
    ['by references to the parent', '*[_type == "town"]{"used": count(*[references(^._id)])}'],
    ['by references to a constant', '*[references("town-slough")]{_id}'],
    [
      'two levels deep',
      '*[_type == "town"]{"x": *[_type == "area" && town._ref == ^._id]{"y": *[_id == ^.^._id]{_id}}}',
    ],
    ['a parent field that is null', '*[_type == "thing"]{"same": *[slug.current == ^.missing.field]{_id}}'],
    [
      'a parent field that is a number',
      '*[_type == "thing"]{"same": *[slug.current == ^.slug.current]{_id}}',
    ],
    ['a constant that is no text', '*[slug.current == 5]{_id}'],
    ['null', '*[slug.current == null]{_id}'],
    ['either of two', '*[_type == "town" || _type == "area"]{_id}'],
    ['negation', '*[!(_type == "town")]{_id}'],
    ['no filter', '*{_id}'],
    ['inside a function', 'count(*[_type == "area" && rank > 0])'],
    ['followed by order and slice', '*[_type == "area"] | order(rank desc, _id)[0...2]{_id}'],
    ['a dereference', '*[_type == "area"]{"town": town->slug.current}'],
    ['a type that does not exist', '*[_type == "ghost"]'],
  ])('gives the same result as reading every document: %s', (_name, query) => {
    const { indexed, plain } = results(query)
    expect(indexed).toEqual(plain)
  })

  it('gives the same result for any combination of conditions', () => {
    const values = [
      '"town"',
      '"area"',
      '"slough"',
      '"a"',
      '"town-slough"',
      '5',
      'true',
      'null',
      '^._id',
      '^.town._ref',
    ]
    const path = fc.constantFrom('_type', '_id', 'slug.current', 'town._ref', 'rank', 'flag')
    const condition = fc.oneof(
      fc.tuple(path, fc.constantFrom('==', '!='), fc.constantFrom(...values)).map((parts) => parts.join(' ')),
      fc.tuple(fc.constantFrom(...values), path).map(([value, field]) => `${value} == ${field}`),
      fc.constantFrom(...values).map((value) => `references(${value})`),
      path.map((field) => `defined(${field})`),
    )
    const filter = fc
      .array(condition, { minLength: 1, maxLength: 3 })
      .chain((parts) => fc.constantFrom(' && ', ' || ').map((joint) => parts.join(joint)))
    fc.assert(
      fc.property(filter, filter, (outer, inner) => {
        const { indexed, plain } = results(`*[${outer}]{_id, "inner": *[${inner}]{_id}}`)
        expect(indexed).toEqual(plain)
      }),
      { numRuns: 500 },
    )
  })

  it('does not rewrite values that look like syntax nodes', () => {
    const value = { type: 'Filter', base: { type: 'Everything' }, expr: { type: 'Value', value: true } }
    expect(narrow(parseGroq('$given', { given: value }))).toEqual({ type: 'Value', value })
  })

  it('returns only visible documents for a lookup forged in a document', () => {
    const spy = document('spy', 'spy', {
      ref: { _ref: '\u0000lookup\u0000{"kind":"types","types":["secret"]}\u0000lookup\u0000' },
    })
    const open = createView(setOf([spy, document('hidden.one', 'secret')]), 'raw', true)
    const input = {
      query: '*[_type == "spy"]{"got": ref->}',
      params: {},
      dataset: 'd',
      projectId: 'p',
      identity: 'me',
    }
    expect(JSON.parse(evaluate(compile(input), input, open, 1_000_000).json)).toEqual([{ got: [] }])
  })
})
