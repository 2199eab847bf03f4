import { readFileSync } from 'node:fs'
import { type AtRule, parse } from 'postcss'
import { expect, it } from 'vitest'

it('names the weight of each bold stand-in, or browsers thicken it once more, and widen it', () => {
  const valuesOf = (face: AtRule, name: string) => {
    const values: string[] = []
    face.walkDecls(name, ({ value }) => void values.push(value))
    return values.join()
  }
  const weights: string[] = []
  parse(readFileSync('app/styles/fonts.css', 'utf8')).walkAtRules('font-face', (face) => {
    if (valuesOf(face, 'src').includes('Bold')) weights.push(valuesOf(face, 'font-weight'))
  })
  expect(weights.length).toBeGreaterThan(0)
  for (const weight of weights) expect(weight).toMatch(/^[67]00/)
})
