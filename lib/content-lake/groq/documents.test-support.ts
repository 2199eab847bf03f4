/** Documents to query. */
export const documents = [
  {
    _id: 'a',
    _type: 'x',
    n: 1,
    s: 'one',
    list: [1, 2, { k: 'v' }],
    ref: { _ref: 'b' },
    when: '2026-01-01T00:00:00Z',
  },
  { _id: 'b', _type: 'y', n: 2.5, s: 'two words', flag: true, refs: [{ _ref: 'a' }, { _ref: 'none' }] },
  { _id: 'c', _type: 'x', n: null, s: 'Three. Words', flag: false, deep: { er: [{ n: 1 }, { n: 2 }] } },
  { _id: 'd', _type: 'y', n: '4', list: [] },
]
