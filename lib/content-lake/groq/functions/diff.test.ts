import { describe, expect, it } from 'vitest'
import { runQuery } from '../run-query.test-support.ts'

const before = {
  name: 'a',
  size: 1,
  tags: [
    { k: 1, v: 'x' },
    { k: 2, v: 'y' },
  ],
  deep: { er: { n: 1, m: 1 } },
}

type Row = [what: string, after: Record<string, unknown>, selector: string, any: boolean, only: boolean]

const table: Row[] = [
  ['nothing', before, 'name', false, true],
  ['the field', { ...before, name: 'b' }, 'name', true, true],
  ['another field', { ...before, size: 2 }, 'name', false, false],
  ['one of two fields', { ...before, size: 2 }, '(name, size)', true, true],
  ['a field and another', { ...before, name: 'b', size: 2 }, 'name', true, false],
  ['a field that is new', { ...before, extra: 1 }, 'extra', true, true],
  ['a field below', { ...before, deep: { er: { n: 2, m: 1 } } }, 'deep.er.n', true, true],
  ['the object that holds the field', { ...before, deep: { er: { n: 2, m: 1 } } }, 'deep', true, true],
  ['another field beside it', { ...before, deep: { er: { n: 1, m: 2 } } }, 'deep.er.n', false, false],
  ['one of several below', { ...before, deep: { er: { n: 1, m: 2 } } }, 'deep.er.(n, m)', true, true],
  ['an item', { ...before, tags: [{ k: 1, v: 'z' }, before.tags[1]] }, 'tags[].v', true, true],
  [
    'another field of an item',
    { ...before, tags: [{ k: 3, v: 'x' }, before.tags[1]] },
    'tags[].v',
    false,
    false,
  ],
  ['a selected item', { ...before, tags: [before.tags[0], { k: 2, v: 'z' }] }, 'tags[k == 2].v', true, true],
  [
    'an item that is not selected',
    { ...before, tags: [{ k: 1, v: 'z' }, before.tags[1]] },
    'tags[k == 2].v',
    false,
    false,
  ],
  ['the number of items', { ...before, tags: [before.tags[0]] }, 'tags[].v', true, false],
  ['an object found anywhere', { ...before, deep: { er: { n: 2, m: 1 } } }, 'anywhere(m == 1)', true, true],
]

describe('functions of changes', () => {
  it.each(table)('%s', (_what, after, selector, any, only) => {
    const context = { before, after, params: { before, after } }
    expect(runQuery(`diff::changedAny($before, $after, ${selector})`, [], context)).toBe(any)
    expect(runQuery(`diff::changedOnly($before, $after, ${selector})`, [], context)).toBe(only)
    const delta = { ...context, mode: 'delta' } as const
    expect(runQuery(`delta::changedAny(${selector})`, [], delta)).toBe(any)
    expect(runQuery(`delta::changedOnly(${selector})`, [], delta)).toBe(only)
  })

  it.each([
    ['create', null, {}],
    ['update', {}, {}],
    ['delete', {}, null],
    [null, null, null],
  ])('report the operation %s', (operation, before, after) => {
    expect(runQuery('delta::operation()', [], { before, after, mode: 'delta' })).toBe(operation)
  })

  it('can read the document before and after a change', () => {
    const delta = { before: { n: 1 }, after: { n: 2 }, mode: 'delta' } as const
    expect(runQuery('{"was": before().n, "is": after().n}', [], delta)).toEqual({ was: 1, is: 2 })
  })
})
