import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planGeometry } from './geometry.ts'
import { maxSide, parseTransform } from './transform-query.ts'

const originalSize = { width: 1000, height: 500 }
const plan = (query: Record<string, string>, original = originalSize) =>
  planGeometry(original, parseTransform(query)!)

describe('planGeometry', () => {
  it.each([
    ['one side', { w: '200' }, [200, 100], [200, 100]],
    ['the other side', { h: '100' }, [200, 100], [200, 100]],
    ['one side, doubled', { w: '200', dpr: '2' }, [400, 200], [400, 200]],
    ['clip', { w: '300', h: '300' }, [300, 150], [300, 150]],
    ['clip, enlarging', { w: '2000', h: '2000' }, [2000, 1000], [2000, 1000]],
    ['max, never enlarging', { w: '2000', h: '2000', fit: 'max' }, [1000, 500], [1000, 500]],
    ['max with one side', { w: '2000', fit: 'max' }, [1000, 500], [1000, 500]],
    ['scale', { w: '300', h: '300', fit: 'scale' }, [300, 300], [300, 300]],
    ['fill', { w: '300', h: '300', fit: 'fill' }, [300, 150], [300, 300]],
    ['fillmax, never enlarging', { w: '2000', h: '2000', fit: 'fillmax' }, [1000, 500], [2000, 2000]],
    ['crop', { w: '300', h: '300', fit: 'crop' }, [300, 300], [300, 300]],
    ['crop, enlarging', { w: '800', h: '800', fit: 'crop' }, [800, 800], [800, 800]],
    ['min, never enlarging', { w: '800', h: '800', fit: 'min' }, [500, 500], [500, 500]],
    ['format alone', { fm: 'webp' }, [1000, 500], [1000, 500]],
  ] as const)('%s', (_, query, size, canvas) => {
    const geometry = plan(query)
    expect([geometry.size.width, geometry.size.height]).toEqual(size)
    expect([geometry.canvas.width, geometry.canvas.height]).toEqual(canvas)
  })

  it.each([
    ['the middle', {}, [250, 0]],
    ['the left', { crop: 'left' }, [0, 0]],
    ['the right', { crop: 'right' }, [500, 0]],
    ['the focal point', { crop: 'focalpoint', 'fp-x': '0.4', 'fp-y': '0.5' }, [150, 0]],
    ['a focal point near the edge, within the image', { 'fp-x': '1', 'fp-y': '0' }, [500, 0]],
  ] as const)('crops around %s', (_, query, [left, top]) => {
    const { region } = plan({ w: '100', h: '100', fit: 'crop', ...query })
    expect(region).toEqual({ left, top, width: 500, height: 500 })
  })

  it('stays within the rectangle, and keeps the rectangle within the image', () => {
    expect(plan({ rect: '100,50,200,100', w: '100' })).toMatchObject({
      region: { left: 100, top: 50, width: 200, height: 100 },
      size: { width: 100, height: 50 },
    })
    expect(plan({ rect: '900,400,5000,5000' }).region).toEqual({
      left: 900,
      top: 400,
      width: 100,
      height: 100,
    })
    expect(plan({ rect: '5000,5000,10,10' }).region).toEqual({ left: 999, top: 499, width: 1, height: 1 })
    const { region } = plan({ rect: '100,0,400,500', w: '100', h: '100', fit: 'crop', crop: 'top' })
    expect(region).toEqual({ left: 100, top: 0, width: 400, height: 400 })
  })

  it('stays within the image and the limits for any parameters', () => {
    const side = fc.option(fc.integer({ min: 1, max: maxSide }), { nil: undefined })
    const query = fc.record({
      w: side,
      h: side,
      dpr: fc.constantFrom(1, 2, 3),
      fit: fc.constantFrom('clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'),
      crop: fc.constantFrom('left', 'bottom', 'focalpoint', 'entropy'),
      'fp-x': fc.double({ min: 0, max: 1, noNaN: true }),
      'fp-y': fc.double({ min: 0, max: 1, noNaN: true }),
    })
    const original = fc.record({
      width: fc.integer({ min: 1, max: 9000 }),
      height: fc.integer({ min: 1, max: 9000 }),
    })
    fc.assert(
      fc.property(query, original, (query, original) => {
        const given = Object.entries(query).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, String(value)]],
        )
        const { region, size, canvas } = planGeometry(
          original,
          parseTransform(Object.fromEntries(given) as Record<string, string>)!,
        )
        for (const value of [region.width, region.height, size.width, size.height])
          expect(value).toBeGreaterThanOrEqual(1)
        for (const value of Object.values({ ...region, ...size })) expect(Number.isInteger(value)).toBe(true)
        expect(region.left).toBeGreaterThanOrEqual(0)
        expect(region.top).toBeGreaterThanOrEqual(0)
        expect(region.left + region.width).toBeLessThanOrEqual(original.width)
        expect(region.top + region.height).toBeLessThanOrEqual(original.height)
        expect(canvas.width).toBeGreaterThanOrEqual(size.width)
        expect(canvas.height).toBeGreaterThanOrEqual(size.height)
        expect(Math.max(canvas.width, canvas.height)).toBeLessThanOrEqual(maxSide)
      }),
    )
  })
})
