import { describe, expect, it } from 'vitest'
import { runQuery } from './run-query.test-support.ts'
import { GroqParseError, parseGroq } from './parse.ts'

/** Queries with their error, and the part of the query that it marks. */
const faults: [query: string, description: string, marked: string][] = [
  ['', 'no query', ''],
  ['// nothing but a comment', 'no query', ''],
  ['*[_type == "town"]{name', "expected '}' following object body", '{name'],
  ['{name: 1}', "expected '}' following object body", '{name:'],
  ['{\n  title\n  slug\n}', "expected '}' following object body", '{\n  title\n  slug'],
  ['*[_type == "town"', "expected ']' following expression", '[_type == "town"'],
  ['*[a, b]', "expected ']' following expression", '[a,'],
  ['[1, 2', "expected ']' following array body", '[1, 2'],
  ['count(*', "expected ')' following function arguments", '(*'],
  ['(1 + 2', "expected ')' following parenthesized expression", '(1 + 2'],
  ['1 + ', 'unexpected end-of-file, expected expression', ''],
  ['*[name == ]', 'unexpected token "]", expected expression', ']'],
  ['*[_type == "town]', 'unexpected token "\\"town]", expected expression', '"town]'],
  ['*[0] name', 'unable to parse entire expression', ''],
  ['*[a]]', 'unable to parse entire expression', ''],
  ['*[slug == $slug]', 'param $slug referenced, but not provided', '$slug'],
  ['{"a": "$b", "c": $b}', 'param $b referenced, but not provided', '$b'],
  ['fn a::b($x) = $x{"c": $d}; a::b(@)', 'param $d referenced, but not provided', '$d'],
  ['*[0...1.5]', 'subscript ranges must have integer endpoints', '*[0...1.5]'],
  ['nothing(1)', 'Undefined function: nothing', 'nothing'],
  ['no::thing()', 'Undefined namespace: no', 'no'],
  ['geo(1, 2)', 'Incorrect number of arguments to function geo(). Expected 1, got 2.', 'geo'],
  ['geo::latLng(1)', 'Incorrect number of arguments to function latLng(). Expected 2, got 1.', 'latLng'],
  ['*{name} | score(name == "a")', 'score() can only be applied to documents', 'score'],
  ['*[0] | score(name == "a")', 'score() can only be applied to documents', 'score'],
]

describe('a query that is not valid GROQ', () => {
  it.each(faults)('%s', (query, description, marked) => {
    const error = faultOf(query)
    expect(error.message).toBe(description)
    expect(query.slice(error.start, error.end)).toBe(marked)
  })

  it('may be nested too deeply', () => {
    expect(faultOf('('.repeat(100_000)).message).toBe('the query is nested too deeply')
  })

  it('may use functions of changes only in delta mode', () => {
    expect(faultOf('delta::changedAny(a)').message).toBe('Undefined function: changedAny')
    expect(() => parseGroq('delta::changedAny(a)', {}, 'delta')).not.toThrow()
  })
})

describe('names that groq-js does not know', () => {
  it.each([
    ['"geo({})"', 'geo({})'],
    ["'sanity::versionsOf(1)'", 'sanity::versionsOf(1)'],
    ['{"geo": 1}.geo', 1],
    ['// geo(\n1', 1],
    ['[1, geo ( {"lat": 1, "lng": 2} ) , 3][1].type', null],
    ['global::geo(null)', null],
    ['fn geo::geo($x) = $x{"a": 1}; geo::geo({})', { a: 1 }],
  ])('%s', (query, expected) => {
    expect(runQuery(query)).toEqual(expected)
  })

  it('cannot be injected by a text in the query', () => {
    expect(faultOf('coalesce("\u0000function\u0000none", 1)').message).toBe('Undefined function: none')
  })
})

function faultOf(query: string): GroqParseError {
  try {
    parseGroq(query)
  } catch (error) {
    if (error instanceof GroqParseError) return error
  }
  throw new Error(`The query has no fault: ${query}`)
}
