import { describe, expect, it } from 'vitest'
import { parseGroq } from '../groq/parse.ts'
import { isExplosive } from './growth.ts'

const explosive = (query: string, given = 0): boolean => isExplosive(parseGroq(query, {}), given)

describe('queries whose values grow exponentially', () => {
  it.each([
    ['a text that doubles', '{"a":"xx"}' + '{"a":a+a}'.repeat(30)],
    ['a list that doubles', '{"a":[1]}' + '{"a":a+a}'.repeat(30)],
    ['a list that is spread twice', '{"a":[1]}' + '{"a":[...a,...a]}'.repeat(30)],
    ['texts joined by joined texts', 'array::join(*[].a, array::join(*[].a, array::join(*[].a, "")))'],
  ])('are recognised: %s', (_name, query) => {
    expect(explosive(query)).toBe(true)
  })

  it.each([
    ['a path put together', '*[]{"path": "/" + town->slug.current + "/" + slug.current}'],
    ['many written-out pieces', '*[]{"text": ' + 'name + "-" + '.repeat(40) + '"."}'],
    ['a list of tags', '*[]{"tags": array::join(tags, ", ")}'],
    ['lists put together', '*[]{"all": [...a, ...b, ...c]}'],
  ])('are told apart from ordinary ones: %s', (_name, query) => {
    expect(explosive(query)).toBe(false)
  })

  it('may double fewer times with long parameters', () => {
    const query = '{"a": $text}' + '{"a":a+a}'.repeat(8)
    expect(isExplosive(parseGroq(query, { text: 'x' }), 10)).toBe(false)
    expect(isExplosive(parseGroq(query, { text: 'x' }), 1_000_000)).toBe(true)
  })
})
