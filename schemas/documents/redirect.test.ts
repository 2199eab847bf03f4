import { describe, expect, it } from 'vitest'
import { area, problems, redirect, town } from '../../tests/support/studio-problems.ts'

describe('a redirect', () => {
  it('is valid from an old page to a new one', async () => {
    expect(
      await problems(redirect('a', '/old.html', '/faq'), [redirect('b', '/older.html', '/faq')]),
    ).toEqual([])
  })

  it('cannot start at the page of a town or area', async () => {
    const places = [town('reading'), area('reading', 'caversham')]
    for (const from of ['/reading', '/Reading/', '/reading/caversham'])
      expect(await problems(redirect('a', from, '/faq'), places)).toContainEqual(
        expect.stringMatching(/^error from: .*no longer reach/),
      )
    expect(await problems(redirect('a', '/reading/old', '/faq'), places)).toEqual([])
  })

  it('cannot start where another does, or close a loop', async () => {
    const others = [redirect('b', '/b', '/a')]
    expect(await problems(redirect('a', '/a', '/b'), others)).toEqual([
      'error to: Visitors would be sent round in a circle.',
    ])
    expect(await problems(redirect('a', '/B/', '/faq'), others)).toContainEqual(
      'error from: Another redirect already starts here.',
    )
  })

  it('is in the way of no other while it is switched off', async () => {
    const off = (from: string, to: string) => ({ ...redirect('b', from, to), enabled: false })
    expect(await problems(redirect('a', '/a', '/b'), [off('/b', '/a')])).toEqual([
      expect.stringMatching(/^warning to: There is no page at \/b/),
    ])
    expect(await problems(redirect('a', '/a', '/faq'), [off('/a', '/contact')])).toEqual([])
  })
})
