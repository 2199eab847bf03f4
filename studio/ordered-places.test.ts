import { describe, expect, it } from 'vitest'
import { byPlace, moved, stateOf } from './ordered-places.ts'

const stored = [
  { _id: 'faq-b', order: 20 },
  { _id: 'faq-a', order: 10 },
  { _id: 'drafts.faq-b', order: 5 },
  { _id: 'drafts.faq-new' },
  { _id: 'versions.r1.faq-a', order: 1 },
  { _id: 'faq-c', order: 30 },
]

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

describe('the order of a list', () => {
  it('is that of the published documents, with new drafts last', () => {
    expect(ids(byPlace(stored))).toEqual(['faq-a', 'faq-b', 'faq-c', 'faq-new'])
  })

  it('is by id for equal places', () => {
    expect(
      ids(
        byPlace([
          { _id: 'z', order: 1 },
          { _id: 'y', order: 1 },
        ]),
      ),
    ).toEqual(['y', 'z'])
  })
})

describe('the state of a document', () => {
  it('says which documents have unpublished changes', () => {
    const states = byPlace(stored).map((row) => [row.id, stateOf(row)])
    expect(states).toEqual([
      ['faq-a', undefined],
      ['faq-b', 'Edited'],
      ['faq-c', undefined],
      ['faq-new', 'Not published'],
    ])
  })
})

describe('moving a document', () => {
  it('numbers all versions, and writes only those that change', () => {
    const { rows, changes } = moved(byPlace(stored), 'faq-c', 'faq-a')
    expect(ids(rows)).toEqual(['faq-c', 'faq-a', 'faq-b', 'faq-new'])
    expect(changes).toEqual([
      { id: 'faq-c', order: 10 },
      { id: 'faq-a', order: 20 },
      { id: 'faq-b', order: 30 },
      { id: 'drafts.faq-b', order: 30 },
      { id: 'drafts.faq-new', order: 40 },
    ])
  })

  it('downwards puts it after the one it is dropped on', () => {
    expect(ids(moved(byPlace(stored), 'faq-a', 'faq-b').rows)).toEqual(['faq-b', 'faq-a', 'faq-c', 'faq-new'])
  })

  it('back again, before the new places were read, writes the old ones', () => {
    const once = moved(byPlace(stored), 'faq-c', 'faq-a')
    const back = moved(once.rows, 'faq-a', 'faq-c')
    expect(ids(back.rows)).toEqual(['faq-a', 'faq-c', 'faq-b', 'faq-new'])
    expect(back.changes).toEqual([
      { id: 'faq-a', order: 10 },
      { id: 'faq-c', order: 20 },
    ])
  })
})
