import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { findCycles, readImportGraph } from './import-graph.ts'

describe('the imports of the project', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const files = globSync(['{app,components,lib,schemas,scripts,studio}/**/*.{ts,tsx,mjs}', '*.{ts,mjs}'], {
    cwd: root,
  }).filter((file) => !/\.(test|test-support)\./.test(file))
  const graph = readImportGraph(root, files)

  it('form no cycle between folders or between files', () => {
    expect(findCycles(graph)).toEqual([])
  })

  it('are read from every kind of file', () => {
    expect(graph.get('lib/content-lake/lake.ts')).toContain('lib/content-lake/store/dataset-registry.ts')
    expect(graph.get('app/(site)/layout.tsx')?.size).toBeGreaterThan(1)
    expect(graph.size).toBeGreaterThan(400)
  })
})

describe('cycles of imports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-graph-'))
  afterAll(() => {
    rmSync(folder, { recursive: true })
  })

  const cyclesOf = (name: string, sources: Record<string, string>): string[] => {
    const root = join(folder, name)
    for (const [file, source] of Object.entries(sources)) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), source)
    }
    return findCycles(readImportGraph(root, Object.keys(sources)))
  }

  it('are found between two files', () => {
    expect(cyclesOf('files', { 'a.ts': `import './b.ts'`, 'b.ts': `export * from './a.ts'` })).toEqual([
      '.: a.ts → b.ts → a.ts',
    ])
  })

  it('are found between folders even when files form none', () => {
    const sources = {
      'lib/store/a.ts': `import {\n  b,\n} from '../query/b.ts'`,
      'lib/query/b.ts': `export const b = 1`,
      'lib/query/c.ts': `import { d } from '@/lib/store/d'`,
      'lib/store/d.tsx': `export const d = 1`,
    }
    expect(cyclesOf('folders', sources)).toEqual(['lib: store → query → store'])
  })

  it.each([
    ['types', `import type { B } from './b.ts'`],
    ['lazy imports', `const b = await import('./b.ts')`],
    ['workers', `new Worker(new URL('./b.ts', import.meta.url))`],
  ])('are found through %s', (name, source) => {
    expect(cyclesOf(name, { 'a.ts': source, 'b.ts': `import './a.ts'` })).toEqual(['.: a.ts → b.ts → a.ts'])
  })

  it('are not found in imports in one direction or of packages', () => {
    const sources = {
      'main.ts': `import './store/a.ts'\nimport './types.ts'`,
      'store/a.ts': `import 'main'\nimport type { T } from '../types.ts'`,
      'types.ts': `export type T = 'main'`,
    }
    expect(cyclesOf('none', sources)).toEqual([])
  })
})
