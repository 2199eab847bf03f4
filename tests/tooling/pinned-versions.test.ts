import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

it.each([
  // Its parser is used without its evaluator, and its tree is described in lib/content-lake/groq/tree.ts.
  ['groq-js', '2.0.0', 'groq.md'],
  // Single operations are imported from inside it.
  ['jsts', '2.12.1', 'groq.md'],
  // Used by their `_internal` exports.
  ['@sanity/schema', '6.13.2', 'content-tooling.md'],
  ['@sanity/validation', '6.13.2', 'content-tooling.md'],
  // One of its files is changed as it is loaded.
  ['@sanity/cli', '8.11.0', 'content-tooling.md'],
])('%s is the version %s for which docs/decisions/%s was written', (name, expected, decision) => {
  const manifest: unknown = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
  const { version } = z.object({ version: z.string() }).parse(manifest)
  expect(version, `read docs/decisions/${decision}, check what it says, and change this`).toBe(expected)
})
