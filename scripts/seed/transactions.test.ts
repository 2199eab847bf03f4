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

  it('puts everything into one while it fits', () => {
    expect(ids(splitIntoTransactions(documents))).toEqual([['a', 'b', 'c', 'lone']])
  })

  it('keeps together what refers to one another, in a circle too', () => {
    expect(ids(splitIntoTransactions(documents, 1))).toEqual([['a', 'b', 'c'], ['lone']])
  })

  it('does not mind a reference to something that is written already', () => {
    expect(ids(splitIntoTransactions([document('a', 'elsewhere')]))).toEqual([['a']])
  })

  it('makes nothing of nothing', () => {
    expect(splitIntoTransactions([])).toEqual([])
  })
})
