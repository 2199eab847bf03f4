import { expect, it, vi } from 'vitest'
import { createView } from './indexed-view.ts'
import { DocumentSet } from '../store/document-set.ts'

const lookup = '\u0000lookup\u0000{"kind":"ids","ids":["a"]}\u0000lookup\u0000'

it('a lookup is still found after its first evaluation was stopped at any point', async () => {
  const view = createView(new DocumentSet(), 'raw', false)
  let stopped = 0
  for (let busyMs = 0.5; busyMs < 1.5; busyMs += 0.01) {
    vi.resetModules()
    const { documentsOfLookup } = await import('./narrow.ts')
    const { withinTime } = await import('./time-budget.ts')
    try {
      withinTime(1, () => {
        const started = performance.now()
        while (performance.now() - started < busyMs);
        documentsOfLookup(lookup, view)
      })
    } catch {
      stopped++
    }
    expect(documentsOfLookup(lookup, view)).toEqual([])
  }
  expect(stopped).toBeGreaterThan(0)
})
