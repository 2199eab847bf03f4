import { describe, expect, it } from 'vitest'
import { jsonLdText } from './json-ld.ts'

describe('jsonLdText', () => {
  it('keeps what an editor typed inside the script element', () => {
    const data = { name: '</script><script>alert(1)</script><!--' }
    const text = jsonLdText(data)
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual(data)
  })
})
