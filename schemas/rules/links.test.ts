import { describe, expect, it } from 'vitest'
import { isInternalPath, linkProblem } from './links.ts'

describe('linkProblem', () => {
  it.each([
    '/get-a-quote',
    '/',
    '/reading/caversham?x=1#map',
    '#documents',
    'https://www.gov.uk/sold-bought-vehicle',
    'http://example.com',
    'mailto:info@example.com',
    'tel:+448000000000',
  ])('accepts %s', (href) => {
    expect(linkProblem(href)).toBeUndefined()
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/a b',
    'www.example.com',
    'contact',
    '',
    undefined,
  ])('refuses %s', (href) => {
    expect(linkProblem(href)).toEqual(expect.any(String))
  })
})

describe('isInternalPath', () => {
  it('refuses addresses of other sites', () => {
    expect(['//a.example', '/\\a.example', '/a\\b', 'https://a.example'].filter(isInternalPath)).toEqual([])
  })
})
