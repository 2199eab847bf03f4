import { expect, it } from 'vitest'
import { type Box, movedInto, placeLabels, sharedArea } from './label-positions.ts'

const box = (left: number, top: number): Box => ({ left, top, right: left + 10, bottom: top + 10 })

it('takes the first candidate where nothing is in the way', () => {
  expect(placeLabels([[box(0, 0), box(50, 0)]], [])).toEqual([box(0, 0)])
})

it('avoids obstacles and other labels, whichever is placed first', () => {
  const placed = placeLabels(
    [
      [box(0, 0), box(0, 20)],
      [box(5, 0), box(5, 40)],
    ],
    [box(100, 100)],
  )
  expect(placed).toHaveLength(2)
  expect(sharedArea(placed[0] ?? box(0, 0), placed[1] ?? box(0, 0))).toBe(0)
  expect(placeLabels([[box(0, 0), box(0, 20)]], [box(0, 0)])).toEqual([box(0, 20)])
})

it('covers as little as possible where there is no free place', () => {
  expect(placeLabels([[box(0, 0), box(8, 0)]], [box(0, 0)])).toEqual([box(8, 0)])
})

it('moves a rectangle into a frame by the shortest way', () => {
  const frame = { left: 0, top: 0, right: 100, bottom: 100 }
  expect(movedInto(frame, box(-5, 95))).toEqual(box(0, 90))
  expect(movedInto(frame, box(40, 40))).toEqual(box(40, 40))
})
