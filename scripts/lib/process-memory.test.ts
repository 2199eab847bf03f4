import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { siteMemory } from './process-memory.ts'

/** The heap limit of a process with these options, in megabytes. */
function heapLimit(nodeOptions: string): number {
  const program = 'console.log(require("node:v8").getHeapStatistics().heap_size_limit / 2 ** 20)'
  const env = { ...process.env, ...siteMemory(nodeOptions) }
  return Number(execFileSync(process.execPath, ['-e', program], { env, encoding: 'utf8' }))
}

it('limits the heap of the site, unless the operator’s options differ', () => {
  expect(heapLimit('')).toBeLessThan(600)
  expect(heapLimit('--max-old-space-size=900')).toBeGreaterThan(899)
})
