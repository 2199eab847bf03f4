import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inlineScriptSources } from './inline-scripts.ts'

const source = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

describe('inlineScriptSources', () => {
  it('contains the hash of each script with page data once', () => {
    const first = '(self.__next_f=self.__next_f||[]).push([0])'
    const second = 'self.__next_f.push([1,"0:{\\"text\\":\\"a \\u003cb> )]\\"}\\n"])'
    const html = `<body><script>${first}</script><script nonce="x">${second}</script><script>${second}</script></body>`
    expect(inlineScriptSources(html)).toEqual([source(first), source(second)])
  })

  it('contains no other script', () => {
    const scripts = [
      'alert(1)',
      'self.__next_f.push([1,alert(1)])',
      'self.__next_f.push([1,"x"]);alert(1)',
      'alert(1);self.__next_f.push([1,"x"])',
      'self.__next_f.push([1,"x"]),alert(1)&&([])',
      'self.__next_f.push([1,`${alert(1)}`])',
      '(self.__next_f=self.__next_f||[]).push([0]).at(alert(1))',
      ' self.__next_f.push([1,"x"])',
      '',
    ]
    const html = scripts
      .map((script) => `<script>${script}</script><SCRIPT id="x">${script}</SCRIPT>`)
      .join('')
    expect(inlineScriptSources(html)).toEqual([])
  })

  it('leaves out files and data blocks', () => {
    const push = 'self.__next_f.push([1,"x"])'
    const html = `<script src="/a.js" async=""></script><script type="application/ld+json">{}</script><script src="/b.js">${push}</script>`
    expect(inlineScriptSources(html)).toEqual([])
  })
})
