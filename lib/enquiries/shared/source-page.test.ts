import { describe, expect, it } from 'vitest'
import { readSourcePage } from './source-page.ts'

describe('readSourcePage', () => {
  it.each(['/', '/reading', '/reading/lower-earley'])('reads %j', (path) => {
    expect(readSourcePage(path)).toBe(path)
  })

  it.each([
    undefined,
    '',
    'reading',
    '/a?reg=AB12CDE',
    '/a#b',
    '/A B',
    '//evil.example',
    '/%41',
    `/${'a'.repeat(200)}`,
  ])('ignores %j', (sent) => {
    expect(readSourcePage(sent)).toBe(undefined)
  })
})
