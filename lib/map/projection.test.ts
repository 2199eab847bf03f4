import { describe, expect, it } from 'vitest'
import { project } from './projection.ts'
import { canvas } from './canvas.ts'

describe('project', () => {
  it('maps the centre of the county to the centre of the canvas', () => {
    const { x, y } = project({ lat: 51.4525, lng: -1.0205 })
    expect(x).toBeCloseTo(canvas.width / 2, 5)
    expect(y).toBeCloseTo(canvas.height / 2, 5)
  })

  it('has north at the top and east on the right', () => {
    const reading = project({ lat: 51.456, lng: -0.971 })
    const newbury = project({ lat: 51.401, lng: -1.324 })
    expect(newbury.x).toBeLessThan(reading.x)
    expect(newbury.y).toBeGreaterThan(reading.y)
  })

  it('has the same scale in every direction', () => {
    const degreesNorth = 10 / 111.2
    const degreesEast = degreesNorth / Math.cos((51.45 * Math.PI) / 180)
    const from = project({ lat: 51.45, lng: -1 })
    const north = from.y - project({ lat: 51.45 + degreesNorth, lng: -1 }).y
    const east = project({ lat: 51.45, lng: -1 + degreesEast }).x - from.x
    expect(north / east).toBeCloseTo(1, 2)
  })
})
