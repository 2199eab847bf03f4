import { describe, expect, it } from 'vitest'
import { makesLoop, normalisePath, redirectSourceProblem, redirectTargetProblem } from './redirects.ts'

describe('normalisePath', () => {
  it.each([
    ['/FAQs.html', '/faqs.html'],
    ['/reading/', '/reading'],
    ['/quote?reg=AB12', '/quote'],
    ['/', '/'],
  ])('%s is %s', (path, normal) => {
    expect(normalisePath(path)).toBe(normal)
  })
})

describe('redirectSourceProblem', () => {
  it('accepts an old page', () => {
    expect(redirectSourceProblem('/old/prices.html')).toBeUndefined()
  })

  it.each([
    '/',
    '/contact',
    '/Contact/',
    '/api/vehicle-lookup',
    '/studio/desk',
    '/a?b=c',
    'https://x.example/a',
    undefined,
  ])('refuses %s', (from) => {
    expect(redirectSourceProblem(from)).toEqual(expect.any(String))
  })
})

describe('redirectTargetProblem', () => {
  it('accepts a page of the site and an HTTPS address elsewhere', () => {
    expect(redirectTargetProblem('/faq')).toBeUndefined()
    expect(redirectTargetProblem('https://www.gov.uk/')).toBeUndefined()
  })

  it.each(['http://plain.example', '//elsewhere.example', 'javascript:alert(1)', 'faq', undefined])(
    'refuses %s',
    (to) => {
      expect(redirectTargetProblem(to)).toEqual(expect.any(String))
    },
  )
})

describe('makesLoop', () => {
  it('finds a redirect to itself, also when it is spelled differently', () => {
    expect(makesLoop({ from: '/old', to: '/Old/?x=1' }, [])).toBe(true)
  })

  it('finds a loop through other redirects', () => {
    const others = [
      { from: '/b', to: '/c' },
      { from: '/c', to: '/a' },
    ]
    expect(makesLoop({ from: '/a', to: '/b' }, others)).toBe(true)
  })

  it('accepts a chain that ends, and returns for a loop among other redirects', () => {
    expect(makesLoop({ from: '/a', to: '/b' }, [{ from: '/b', to: '/faq' }])).toBe(false)
    const circle = [
      { from: '/b', to: '/c' },
      { from: '/c', to: '/b' },
    ]
    expect(makesLoop({ from: '/a', to: '/b' }, circle)).toBe(false)
  })

  it('accepts an address on another site', () => {
    expect(makesLoop({ from: '/a', to: 'https://www.gov.uk/a' }, [])).toBe(false)
  })
})
