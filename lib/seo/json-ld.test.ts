import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonLdText } from './json-ld.ts'

describe('jsonLdText', () => {
  it('cannot end the script element', () => {
    const data = { name: '</script><script>alert(1)</script><!-- \u2028\u2029 & ]]>' }
    const text = jsonLdText(data)
    expect(text).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(text)).toEqual(data)
  })

  it('is parsed back to the same data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const data = { value }
        expect(JSON.stringify(JSON.parse(jsonLdText(data)))).toBe(JSON.stringify(data))
      }),
    )
  })
})
