import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { scenes } from '../../schemas/rules/scenes.ts'
import { PlaceMotif } from './place-motif'

const drawing = (town: string, scene?: (typeof scenes)[number]['value']) =>
  renderToStaticMarkup(<PlaceMotif town={town} scene={scene} />)

it('draws an area by what one sees there, and otherwise the landmark of its town', () => {
  const drawings = [drawing('reading'), ...scenes.map(({ value }) => drawing('reading', value))]
  expect(new Set(drawings).size).toBe(scenes.length + 1)
  expect(drawing('slough', 'woods')).toBe(drawing('reading', 'woods'))
})

it('draws houses for a town that has no landmark', () => {
  expect(drawing('a-new-town')).toBe(drawing('reading', 'suburb'))
})
