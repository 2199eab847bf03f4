import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hintWidth, labelWidth } from '../../lib/map/label-size.ts'
import { project } from '../../lib/map/projection.ts'
import {
  boxHeight,
  labelRectangle,
  layoutsFrom,
  overlap,
  positionInBox,
  signHeight,
  targetHeight,
} from './label-geometry.ts'
import { type LabelOffset, layOutForAllWidths } from './label-layout.ts'
import { mapTowns, townLabels } from './town-labels.ts'

type Pin = { name: string; width: number; x: number; y: number }

const pinOf = (name: string, position: { lat: number; lng: number }): Pin => ({
  name,
  width: labelWidth(name),
  ...project(position),
})

/** Describes everything that is wrong with the layout at one width of the box. */
function faults(pins: Pin[], layouts: LabelOffset[][], width: number): string[] {
  const range = layoutsFrom.findLastIndex((from) => width >= from)
  const placed = pins.map((pin, index) => {
    const offset = layouts[index]?.[range] ?? { x: Number.NaN, y: Number.NaN }
    const dot = positionInBox(pin, width)
    return {
      ...pin,
      dot: labelRectangle(dot, { x: 0, y: 0 }, { width: 0.625, height: 0.625 }),
      target: labelRectangle(dot, offset, { width: pin.width, height: targetHeight }),
      sign: labelRectangle(dot, offset, { width: pin.width, height: signHeight }),
      post: labelRectangle(dot, { x: 0, y: offset.y / 2 }, { width: 0.125, height: Math.abs(offset.y) }),
    }
  })
  return placed.flatMap((a) => [
    ...(a.target.left >= -width / 2 &&
    a.target.right <= width / 2 &&
    a.target.top >= -boxHeight / 2 &&
    a.target.bottom <= boxHeight / 2
      ? []
      : [`${a.name} leaves the box`]),
    ...(a.dot.left > a.target.left && a.dot.right < a.target.right
      ? []
      : [`${a.name} does not stand on its post`]),
    ...placed
      .filter((b) => b !== a)
      .flatMap((b) => [
        ...(overlap(a.target, b.target) ? [`${a.name} and ${b.name} overlap`] : []),
        ...(overlap(a.dot, b.dot) ? [`the dots of ${a.name} and ${b.name} overlap`] : []),
        ...(overlap(a.sign, b.dot) ? [`the sign of ${a.name} hides ${b.name}`] : []),
        ...(overlap(a.target, b.post) ? [`the post of ${b.name} meets ${a.name}`] : []),
      ]),
  ])
}

describe('labels of the seven towns', () => {
  const layouts = layOutForAllWidths(mapTowns) ?? []

  it('are laid out', () => expect(layouts).toHaveLength(mapTowns.length))

  it('never touch one another, a post or a dot on a phone of 360 px', () => {
    // Less the page's gutters.
    expect(faults(mapTowns, layouts, (360 - 2 * 18) / 16)).toEqual([])
  })

  it('never touch at any width', () => {
    const widths = Array.from({ length: 500 }, (_, step) => 17 + step / 10)
    expect(
      widths.flatMap((width) => faults(mapTowns, layouts, width).map((fault) => `${width}: ${fault}`)),
    ).toEqual([])
  })

  it('are close to their towns where there is room', () => {
    const furthest = Math.max(...layouts.map((offsets) => Math.abs(offsets.at(-1)?.y ?? Infinity)))
    expect(furthest).toBeLessThan(3)
  })

  it('are up to date with “npm run map”', () => {
    expect(readFileSync('components/map/town-labels.module.css', 'utf8')).toBe(townLabels(layouts))
  })
})

describe('labels of other towns', () => {
  const anyTown = fc.record({
    name: fc.string({ minLength: 4, maxLength: 12 }),
    lat: fc.double({ min: 51.35, max: 51.55, noNaN: true }),
    lng: fc.double({ min: -1.5, max: -0.6, noNaN: true }),
  })

  it('do not touch, or there is no layout', () => {
    fc.assert(
      fc.property(
        fc.array(anyTown, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 170, max: 600 }),
        (towns, tenths) => {
          const pins = towns.map(({ name, ...position }) => pinOf(name, position))
          const layouts = layOutForAllWidths(pins)
          const found = layouts ? faults(pins, layouts, tenths / 10) : []
          expect(found.filter((fault) => !fault.startsWith('the dots of'))).toEqual([])
        },
      ),
      { numRuns: 25 },
    )
  })

  it('have no layout when too many are in one place', () => {
    expect(
      layOutForAllWidths(Array.from({ length: 12 }, () => ({ ...mapTowns[0]!, name: 'Reading' }))),
    ).toBeNull()
  })

  it('have an empty layout when there are none', () => {
    expect(layOutForAllWidths([])).toEqual([])
  })
})

it('the style sheet shows the map from the narrowest layout on, and limits its width to the widest', () => {
  const css = readFileSync('components/map/town-map.module.css', 'utf8')
  expect(css).toContain(`@container (width >= ${layoutsFrom[0]}rem)`)
  expect(css).toContain(`min(100cqw, ${String(layoutsFrom.at(-1))}rem)`)
})

it('hints fit into the narrowest map', () => {
  for (const { name } of mapTowns)
    expect(hintWidth(`Sell My Car in ${name}`)).toBeLessThan(layoutsFrom[0] - 0.5)
})
