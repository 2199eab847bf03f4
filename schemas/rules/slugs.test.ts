import { describe, expect, it } from 'vitest'
import { isKebabCase, slugProblem, toSlug } from './slugs.ts'

describe('toSlug', () => {
  it.each([
    ['Windsor & Maidenhead', 'windsor-maidenhead'],
    ["St Mary's Island", 'st-marys-island'],
    ['Reading Town Centre', 'reading-town-centre'],
    ['  Café – Nord ', 'cafe-nord'],
    ['!!!', ''],
  ])('%s becomes %s', (name, slug) => {
    expect(toSlug(name)).toBe(slug)
  })

  it('has no dash at the end of a truncated name', () => {
    const slug = toSlug(`${'a'.repeat(59)} b`)
    expect(slug).toBe('a'.repeat(59))
  })
})

describe('isKebabCase', () => {
  it('refuses capitals, double or outer dashes and other characters', () => {
    expect(['Reading', 'a--b', '-a', 'a-', 'a_b', 'a b', 'a/b', 'ä', ''].filter(isKebabCase)).toEqual([])
  })
})

describe('slugProblem', () => {
  it('accepts the towns of the county', () => {
    for (const slug of ['reading', 'bracknell-forest', 'windsor-maidenhead'])
      expect(slugProblem(slug, { topLevel: true })).toBeUndefined()
  })

  it('refuses the address of a page of the site to a town, but not to an area', () => {
    expect(slugProblem('faq', { topLevel: true })).toContain('already a page')
    expect(slugProblem('social-image', { topLevel: true })).toContain('already a page')
    expect(slugProblem('area-map', { topLevel: true })).toContain('already a page')
    expect(slugProblem('faq', { topLevel: false })).toBeUndefined()
  })

  it('suggests a valid address', () => {
    expect(slugProblem('Bracknell Forest', { topLevel: true })).toContain('bracknell-forest')
  })

  it('refuses an address that is too long', () => {
    expect(slugProblem('a'.repeat(61), { topLevel: false })).toContain('61')
  })
})
