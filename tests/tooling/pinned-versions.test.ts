import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'

it.each([
  // Its parser is used without its evaluator; its syntax tree is described in lib/content-lake/groq/tree.ts.
  ['groq-js', '2.0.0', 'groq.md'],
  // Single operations are imported by their paths.
  ['jsts', '2.12.1', 'groq.md'],
  // Their `_internal` exports are used.
  ['@sanity/schema', '6.13.2', 'content-tooling.md'],
  ['@sanity/validation', '6.13.2', 'content-tooling.md'],
  // One of its files is rewritten as it is loaded.
  ['@sanity/cli', '8.11.0', 'content-tooling.md'],
  // Where it loses what was typed is in its own code.
  ['sanity', '6.13.2', 'unsent-changes.md'],
  // It finds a page's moved style sheets by their address, and by nothing else.
  ['react-dom', '19.3.0', 'page-styles.md'],
])('%s is the version %s for which docs/decisions/%s was written', (name, expected, decision) => {
  const manifest: unknown = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
  const { version } = z.object({ version: z.string() }).parse(manifest)
  expect(version, `read docs/decisions/${decision}, check it, and update this version`).toBe(expected)
})
