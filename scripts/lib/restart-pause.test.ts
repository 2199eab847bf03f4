import { describe, expect, it } from 'vitest'
import { restartPause } from './restart-pause.ts'

describe('restartPause', () => {
  it('is zero for a sound process, however often it ends', () => {
    let pause = 0
    for (let n = 0; n < 20; n++) pause = restartPause(5000, pause)
    expect(pause).toBe(0)
    expect(restartPause(5000, 30_000)).toBe(0)
  })

  it('doubles up to half a minute while the process does not stay up', () => {
    const pauses: number[] = []
    for (let n = 0; n < 9; n++) pauses.push(restartPause(n % 2 ? 200 : undefined, pauses.at(-1) ?? 0))
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
  })
})
