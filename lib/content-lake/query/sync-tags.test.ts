import { describe, expect, it } from 'vitest'
import { parseGroq } from '../groq/parse.ts'
import { scopeOf } from './sync-tags.ts'

describe('the scope of a query', () => {
  it.each([
    ['*[_type == "town"]{name}', ['town'], []],
    ['*[_id == "a"][0]', [], ['a']],
    ['*[_type == "town" && geo::contains($area, at)]', ['town'], []],
    ['*[_type == "town"] | order(geo::distance(at, $area))', ['town'], []],
    ['*[_type == "town" && name match text::query("a")]', ['town'], []],
    ['*[_type == "town"]{"other": documents::get(there)}', ['town'], []],
    ['diff::changedAny({}, {}, a)', [], []],
    ['user::attributes()', [], []],
  ])('%s: only the types and ids that it names', (query, types, ids) => {
    const scope = scopeOf(parseGroq(query, { area: null }))
    expect([...(scope.types ?? ['everything'])]).toEqual(types)
    expect([...scope.ids]).toEqual(ids)
  })

  it.each([
    'releases::all()',
    'sanity::versionsOf("a")',
    '*[_type == "town"]{"used": documents::incomingRefCount()}',
    '*[sanity::partOfRelease("spring")]',
    'count(*)',
  ])('%s: everything', (query) => {
    expect(scopeOf(parseGroq(query)).types).toBeUndefined()
  })
})
