import { describe, expect, it } from 'vitest'
import { project } from '../../lib/map/projection.ts'
import { locationProblem } from '../../schemas/rules/places.ts'
import { isNamedLeft, movedBy, positionAt, view } from './map-view.ts'

const reading = { lat: 51.456, lng: -0.971 }

describe('the map of a position', () => {
  it('gives the position that was clicked', () => {
    const { x, y } = project(reading)
    expect(positionAt({ x: (x - view.x) / view.width, y: (y - view.y) / view.height })).toEqual(reading)
  })

  it('gives none that the form refuses, at its edges either', () => {
    for (const corner of [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
      { x: 1.01, y: -0.01 },
    ])
      expect(locationProblem(positionAt(corner))).toBeUndefined()
  })
})

describe('the name of a town', () => {
  it('is to the right of its dot, unless another town is there', () => {
    const town = { x: 100, y: 100 }
    const isLeft = (x: number, y: number) => isNamedLeft(town, 'Wokingham', [town, { x, y }])
    expect(isLeft(150, 105)).toBe(true)
    expect([isLeft(50, 105), isLeft(150, 130), isLeft(250, 105)]).toEqual([false, false, false])
  })
})

describe('arrow keys', () => {
  it('move the position a little, with Shift further', () => {
    expect(movedBy('ArrowUp', false, reading)).toEqual({ lat: 51.457, lng: -0.971 })
    expect(movedBy('ArrowRight', true, reading)).toEqual({ lat: 51.456, lng: -0.961 })
    expect(movedBy('Tab', false, reading)).toBeUndefined()
  })

  it('begin in the middle of the county, and do not leave it', () => {
    expect(locationProblem(movedBy('ArrowLeft', false))).toBeUndefined()
    expect(movedBy('ArrowUp', true, { lat: 51.7, lng: -1 })).toEqual({ lat: 51.7, lng: -1 })
  })
})
