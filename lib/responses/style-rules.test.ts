import { describe, expect, it } from 'vitest'
import { fieldNames, needsOf, parseStyles } from './style-rules.ts'

describe('needsOf', () => {
  it.each([
    ['.a .b>#c+H2', ['.a', '.b', '#c', 'h2']],
    ['a:hover', ['a']],
    ['*', []],
    [':root', []],
    [':host', [':host']],
    [String.raw`.lg\:p-1\.5`, ['.lg:p-1.5']],
    [String.raw`.pb-\[calc\(1rem\+env\(x\)\)\]`, ['.pb-[calc(1rem+env(x))]']],
    [String.raw`.\31 2`, ['.12']],
    ['.a:is(.b,.c):not(.d)', ['.a']],
    [String.raw`.g\:b:is(:where(.group):is([open],:open) *)`, ['.g:b']],
    ['[type=".x"].y', ['.y']],
    ['summary::-webkit-details-marker', ['summary']],
  ])('%s', (selector, needs) => {
    expect(needsOf(selector)).toEqual(needs)
  })
})

describe('parts of form fields', () => {
  const names = (elements: string[], types: string[]) => fieldNames(new Set(elements), new Set(types))

  it.each([
    ['::placeholder', ['input'], ['text']],
    ['::placeholder', ['textarea'], []],
    ['::-webkit-datetime-edit', ['input'], ['month']],
    ['::-webkit-calendar-picker-indicator', ['input'], ['date']],
    ['::-webkit-inner-spin-button', ['input'], ['number']],
    ['::-webkit-search-decoration', ['input'], ['search']],
    ['::file-selector-button', ['input'], ['file']],
  ])('%s is on a page with %s %s', (selector, elements, types) => {
    expect(names(elements, types)).toEqual(expect.arrayContaining(needsOf(selector)))
  })

  it.each([
    ['::placeholder', ['form'], []],
    ['::-webkit-datetime-edit', ['input'], ['text', 'number']],
    ['::-webkit-inner-spin-button', ['input', 'textarea'], ['date']],
  ])('%s is not on a page with %s %s', (selector, elements, types) => {
    expect(names(elements, types)).not.toEqual(expect.arrayContaining(needsOf(selector)))
  })
})

describe('parseStyles', () => {
  const path = '/_next/static/chunks/a.css'

  it('turns addresses relative to the style sheet into paths', () => {
    const css = `a{background:url(../media/b.svg)}b{background:url("data:x,../y")}i{background:url(/z.svg)}`
    expect(JSON.stringify(parseStyles(css, path))).toContain('url(/_next/static/media/b.svg)')
    expect(JSON.stringify(parseStyles(css, path))).toContain('data:x,../y')
    expect(JSON.stringify(parseStyles(css, path))).toContain('url(/z.svg)')
  })

  it('knows which custom properties a declaration sets and reads', () => {
    expect(parseStyles('.a{--x:var(--y, var( --z));color:red!important}', path)).toEqual([
      {
        kind: 'rule',
        selectors: [{ text: '.a', needs: ['.a'] }],
        declarations: [
          { text: '--x:var(--y, var( --z))', sets: '--x', reads: ['--y', '--z'] },
          { text: 'color:red!important', reads: [] },
        ],
      },
    ])
  })

  it('keeps a rule with rules inside as it is', () => {
    expect(parseStyles('.a{color:red;&:hover{color:var(--b)}}', path)).toEqual([
      { kind: 'whole', text: '.a{color:red;&:hover{color:var(--b)}}', reads: ['--b'] },
    ])
  })
})
