import { expect, it } from 'vitest'
import type { DocumentChange, LakeDocument } from '../types.ts'
import { StreamEnd } from './feed.ts'
import { type FilterReader, SharedFilters, type Transition } from './shared-filters.ts'
import type { ListenEntry } from './stream-logs.ts'
import { StreamBudget, CpuBudget } from './cpu-budget.ts'

const budget = () => new StreamBudget([new CpuBudget({ burstMs: 1_000, perSecondMs: 0 })], 50)
const document = (fields: Partial<LakeDocument> = {}): LakeDocument => ({
  _id: 'a',
  _type: 'note',
  _rev: 'r',
  _createdAt: '',
  _updatedAt: '',
  ...fields,
})
const change = (previous: LakeDocument | null, result: LakeDocument | null): DocumentChange => ({
  id: (result ?? previous)!._id,
  transition: 'update',
  previous,
  result,
  mutations: [],
})
const entryOf = (...changes: DocumentChange[]): ListenEntry => ({
  aclMode: 'public',
  committed: {
    sequence: 1,
    transactionId: 't',
    dataset: 'd',
    timestamp: '',
    author: 'x',
    changes,
    purged: [],
    bytes: 0,
  },
})
const unrestrictedReader: FilterReader = {
  identity: 'me',
  projectId: 'p',
  dataset: 'd',
  mayRead: () => true,
  get: () => undefined,
}

function transitions(query: string, entry: ListenEntry, reader: Partial<FilterReader> = {}): Transition[] {
  const filter = new SharedFilters().of('reader', query, { types: ['note', 'memo'] }, budget())
  const seen = { ...unrestrictedReader, ...reader }
  return entry.committed.changes.map((_change, index) => filter.transitionAt(entry, index, seen, budget()))
}

it.each([
  ['*'],
  ['*[]'],
  ['*[_type == "note"]'],
  ['*[_type in $types]'],
  ['*[_type in $types && _id == "a"]'],
  ['*[_type in $types][_id == "a"]'],
  ['(*[_type == "note" && defined(_id)])'],
])('%s selects by type and id, evaluated or not', (query) => {
  const note = document()
  expect(transitions(query, entryOf(change(null, note), change(note, note), change(note, null)))).toEqual([
    'appear',
    'update',
    'disappear',
  ])
})

it('follows references in the state before and after the commit, as far as they may be read', () => {
  const note = document({ town: { _ref: 'town-a' } })
  const town = (name: string) => document({ _id: 'town-a', _type: 'town', name })
  const entry = entryOf(change(note, note), change(town('Reading'), town('Slough')))
  expect(transitions('*[town->name == "Slough"]', entry)).toEqual(['appear', null])
  expect(transitions('*[town->name == "Reading"]', entry)).toEqual(['disappear', null])
  expect(transitions('*[town->name == "Slough"]', entry, { mayRead: (id) => id === 'a' })).toEqual([
    null,
    null,
  ])
})

it('ends only the stream whose filter fails', () => {
  const entry = entryOf(change(null, document({ town: { _ref: 'b' } })))
  const get = (): never => {
    throw new Error('broken')
  }
  const error = (() => {
    try {
      return transitions('*[town->name == "x"]', entry, { get })
    } catch (thrown) {
      return thrown
    }
  })()
  expect(error).toMatchObject({ body: { error: { type: 'queryEvaluationError' } } })
  expect(transitions('*[_type == "note"]', entry, { get })).toEqual(['appear'])
})

it('ends the stream when one change takes too long, and charges that time to its budget', () => {
  const cpuBudget = new CpuBudget({ burstMs: 1_000, perSecondMs: 0 })
  const own = new StreamBudget([cpuBudget], 20)
  // Each list is filtered by a condition on the enclosing element, so that no result can be reused.
  const tooLong =
    '*[count(numbers[count(^.numbers[@ > ^ && count(^.^.numbers[@ > ^ && @ < ^.^]) > 0]) > 0]) > 0]'
  const filter = new SharedFilters().of('reader', tooLong, {}, own)
  const entry = entryOf(change(null, document({ numbers: Array.from({ length: 200 }, (_, index) => index) })))
  expect(() => filter.transitionAt(entry, 0, unrestrictedReader, own)).toThrow(StreamEnd)
  expect(cpuBudget.isExhausted).toBe(false)
  cpuBudget.spend(1_000 - 5)
  expect(cpuBudget.isExhausted).toBe(true)
})

it('evaluates equal subscriptions of one reader once', () => {
  const filters = new SharedFilters()
  const own = budget()
  const filter = filters.of('reader', '*[town->name == "x"]', {}, own)
  expect(filters.of('reader', '*[town->name == "x"]', {}, own)).toBe(filter)
  expect(filters.of('another', '*[town->name == "x"]', {}, own)).not.toBe(filter)
  let lookups = 0
  const get = (): undefined => {
    lookups++
    return undefined
  }
  const entry = entryOf(change(null, document({ town: { _ref: 'b' } })))
  const evaluate = () => filter.transitionAt(entry, 0, { ...unrestrictedReader, get }, own)
  evaluate()
  // More than one on a busy machine, where limited work may be started again.
  const first = lookups
  expect(first).toBeGreaterThan(0)
  for (let n = 0; n < 4; n++) evaluate()
  expect(lookups).toBe(first)
})
