import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

it.each([
  // Its parser is used without its evaluator, and its tree is described in lib/content-lake/groq/tree.ts.
  ['groq-js', '2.0.0'],
  // Single operations are imported from inside it.
  ['jsts', '2.12.1'],
])('%s is the version for which docs/decisions/groq.md was written', (name, expected) => {
  const manifest: unknown = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
  const { version } = z.object({ version: z.string() }).parse(manifest)
  expect(version, 'read docs/decisions/groq.md, check what it says, and change this').toBe(expected)
})
