import { describe, expect, it } from 'vitest'
import { documents } from './documents.test-support.ts'
import { runQuery } from './run-query.test-support.ts'

describe('the GROQ language', () => {
  const table: [query: string, expected: unknown][] = [
    // Comparisons of different types have no result; equality always has one.
    [
      '[1 < 2, "a" < "b", 1 < "2", null < 1, 1 == "1", null == null, [] == []]',
      [true, true, null, null, false, true, false],
    ],
    ['["\\u{1F600}" > "\\uFFFD", "ab" > "a"]', [true, true]],
    ['[true && null, false && null, null || true, null || false, !null]', [null, false, true, null, null]],
    ['[1 in 1..3, 3 in 1...3, "b" in "a".."c", 1 in "a".."c"]', [true, false, true, null]],
    ['[1 in [1, 2], null in [null], 1 in 1]', [true, true, null]],
    // Precedence and associativity.
    ['[1 + 2 * 3, 2 ** 3 ** 2, -2 ** 2, 7 % 4 * 2, 10 - 4 - 3]', [7, 512, -4, 6, 3]],
    ['[1 / 0, 0 / 0, 10 ** 400]', [null, null, null]],
    ['["a" + "b", [1] + [2], {"a": 1, "b": 1} + {"b": 2}, 1 + "a"]', ['ab', [1, 2], { a: 1, b: 2 }, null]],
    // Traversals.
    ['[[1, 2, 3][-1], [1, 2, 3][3], [1, 2, 3][-4], [1, 2, 3][0.5], 5[0]]', [3, null, null, null, null]],
    [
      '[[1, 2, 3, 4][1..2], [1, 2, 3, 4][1...3], [1, 2, 3, 4][-2..-1], [1, 2][5..9], [1][0..-5]]',
      [[2, 3], [2, 3], [3, 4], [], []],
    ],
    ['*[_id == "c"].deep.er[].n', [1, 2]],
    ['*[_id == "c"][0].deep.er[n > 1].n', [2]],
    ['*[_id == "b"][0].refs[]->_id', ['a', null]],
    ['*[_id == "a"]{"other": ref->s}', [{ other: 'two words' }]],
    ['*[_id == "a"]{_id, "same": *[_type == ^._type]._id}', [{ _id: 'a', same: ['a', 'c'] }]],
    [
      '*[_id == "c"]{"n": deep.er[]{n, "id": ^._id}}',
      [
        {
          n: [
            { n: 1, id: 'c' },
            { n: 2, id: 'c' },
          ],
        },
      ],
    ],
    [
      '*[_id in ["a", "b"]]{_id, flag == true => {"is": 1}, ...{"all": 2}}',
      [
        { _id: 'a', all: 2 },
        { _id: 'b', is: 1, all: 2 },
      ],
    ],
    ['*[defined(n)] | order(n desc)._id', ['d', 'b', 'a']],
    ['*[_type == "x"] | order(s)[0]._id', 'c'],
    ['{"__proto__": 1}', JSON.parse('{"__proto__": 1}')],
    ['[{}.constructor, {}.toString]', [null, null]],
    // Scores.
    ['*[_type == "y"] | score(flag == true, boost(s match "two", 3))[_score > 0]._id', ['b']],
    ['* | score(boost(_id == "c", 2), _id == "a") | order(_score desc)[0..1]._id', ['c', 'a']],
    // Words.
    [
      '["two words" match "WORDS", "two words" match "wor*", "two words" match ["two", "w*s"]]',
      [true, true, true],
    ],
    [
      '["Three. Words" match "three", "a.b" match "a", "a-b" match "b", "" match "*"]',
      [true, false, true, false],
    ],
    // Functions defined in the query.
    ['fn my::short($x) = $x{_id}; *[_id == "a"]{"it": my::short(@)}', [{ it: { _id: 'a' } }]],
    ['fn my::short($x) = $x[]{_id}; my::short(*[_id in ["a", "b"]])', [{ _id: 'a' }, { _id: 'b' }]],
  ]
  it.each(table)('%s', (query, expected) => {
    expect(runQuery(query, documents)).toEqual(expected)
  })

  it('uses one time throughout a query', () => {
    expect(runQuery('dateTime(now()) == dateTime::now()')).toBe(true)
  })

  it('returns documents as they are, not copies', () => {
    expect((runQuery('*', documents) as unknown[])[0]).toBe(documents[0])
    expect((runQuery('*[_id == "c"]{deep}', documents) as { deep: unknown }[])[0]?.deep).toBe(
      documents[2]?.deep,
    )
  })

  it('evaluates an expression once when it is the same for every document', () => {
    const nested = (depth: number): string => (depth === 0 ? '' : `[_id in *${nested(depth - 1)}._id]`)
    expect(runQuery(`count(*${nested(30)})`, documents)).toBe(4)
  })

  it('matches a pattern with many stars in linear time', () => {
    const text = 'a'.repeat(2_000)
    expect(runQuery('$text match $pattern', [], { params: { text, pattern: `${'a*'.repeat(40)}b` } })).toBe(
      false,
    )
  })
})
