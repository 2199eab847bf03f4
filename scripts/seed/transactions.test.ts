import { describe, expect, it } from 'vitest'
import type { SeedDocument } from './seed-document.ts'
import { splitIntoTransactions } from './transactions.ts'

const document = (_id: string, ...targets: string[]): SeedDocument => ({
  _id,
  _type: 'x',
  links: targets.map((_ref) => ({ _type: 'reference', _ref })),
})

const ids = (transactions: SeedDocument[][]) =>
  transactions.map((documents) => documents.map(({ _id }) => _id).toSorted())

describe('splitting into transactions', () => {
  const documents = [document('a', 'b'), document('lone'), document('b', 'c'), document('c', 'a')]

  it('uses one transaction while everything fits', () => {
    expect(ids(splitIntoTransactions(documents))).toEqual([['a', 'b', 'c', 'lone']])
  })

  it('keeps documents together that reference one another, even in a cycle', () => {
    expect(ids(splitIntoTransactions(documents, 1))).toEqual([['a', 'b', 'c'], ['lone']])
  })

  it('ignores references to documents that are not written', () => {
    expect(ids(splitIntoTransactions([document('a', 'elsewhere')]))).toEqual([['a']])
  })

  it('returns nothing for no documents', () => {
    expect(splitIntoTransactions([])).toEqual([])
  })
})
