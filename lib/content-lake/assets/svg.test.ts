import { describe, expect, it } from 'vitest'
import { svgProblem } from './svg.ts'

const svg = (content: string, attributes = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`,
  )

describe('svgProblem', () => {
  it.each([
    ['shapes', svg('<path d="M0 0h10"/>', 'viewBox="0 0 10 10"')],
    [
      'style, text and links',
      svg('<style>path{fill:red}</style><a href="https://example.com"><text>on &amp; off</text></a>'),
    ],
    [
      'internal references and images as data URLs',
      svg('<use xlink:href="#a"/><image href="data:image/png;base64,AAAA"/>'),
    ],
    [
      'an XML declaration, a comment and a plain DOCTYPE',
      Buffer.from(
        `<?xml version="1.0" encoding="utf-8"?><!-- comment --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg xmlns="http://www.w3.org/2000/svg"/>`,
      ),
    ],
    ['animation', svg('<rect><animate attributeName="x" values="0;10;0" dur="1s"/></rect>')],
  ])('accepts %s', (_, bytes) => {
    expect(svgProblem(bytes)).toBeUndefined()
  })

  it.each([
    ['a script', svg('<script>alert(1)</script>'), '<script>'],
    [
      'a script under another prefix',
      svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'),
      '<script>',
    ],
    ['a script in capitals', svg('<SCRIPT/>'), '<SCRIPT>'],
    ['an event handler', svg('', 'onload="alert(1)"'), 'onload'],
    [
      'HTML inside',
      svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
      'foreignObject',
    ],
    ['a script address', svg('<a href="javascript:alert(1)"/>'), 'script address'],
    ['a disguised script address', svg('<a xlink:href=" java&#x0A;script:alert(1)"/>'), 'script address'],
    ['an address spelt in entities', svg('<a href="&#106;avascript:alert(1)"/>'), 'script address'],
    ['a page as data', svg('<a href="data:text/html,x"/>'), 'script address'],
    [
      'an animation that sets a script address',
      svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>'),
      'script address',
    ],
    [
      'one among the values of an animation',
      svg('<a><animate attributeName="href" values="#;javascript:alert(1)"/></a>'),
      'script address',
    ],
    [
      'entities',
      Buffer.from('<!DOCTYPE svg [<!ENTITY a "x">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'),
      'entities',
    ],
    [
      'a style sheet instruction',
      Buffer.from('<?xml-stylesheet href="x.xsl"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      'instruction',
    ],
    ['markup that a browser would repair', Buffer.from('<svg><p>'), 'well-formed'],
    ['another document', Buffer.from('<html><svg/></html>'), 'root element'],
    ['UTF-16', Buffer.from('\ufeff<svg/>', 'utf16le'), 'UTF-8'],
    ['a file that is too large', Buffer.alloc(6_000_000, ' '), '5 MB'],
  ])('rejects %s', (_, bytes, problem) => {
    expect(svgProblem(bytes)).toContain(problem)
  })
})
