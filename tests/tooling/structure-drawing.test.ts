import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { findCycle, readImportGraph } from './import-graph.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Which folders each folder has an arrow to, in the drawing of CONTRIBUTING. */
const arrows = new Map<string, Set<string>>()
const drawing = /```mermaid\n([^`]+)```/.exec(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'))?.[1] ?? ''
for (const [, froms = '', tos = ''] of drawing.matchAll(/^ *(\S.*?) --> (.+)$/gm))
  for (const from of froms.split(' & '))
    arrows.set(from, new Set([...(arrows.get(from) ?? []), ...tos.split(' & ')]))

const drawn = new Set([...arrows].flatMap(([from, tos]) => [from, ...tos]))
const files = globSync('{app,components,lib,schemas,scripts,studio}/**/*.{ts,tsx,mjs}', { cwd: root }).filter(
  (file) => !/\.(test|test-support)\./.test(file),
)

/** Each folder with one that it imports from, and a file that does. */
const imports = [...readImportGraph(root, files)].flatMap(([file, targets]) =>
  [...targets].map((target) => ({ file, from: drawnFolder(file), to: drawnFolder(target) })),
)

/** The smallest drawn folder that the file is in; its own folder when none is drawn. */
function drawnFolder(file: string): string {
  const parts = file.split('/').slice(0, -1)
  const folders = parts.map((_, index) => parts.slice(0, parts.length - index).join('/'))
  return folders.find((folder) => drawn.has(folder)) ?? parts.join('/')
}

function isBelow(from: string, to: string): boolean {
  return [...(arrows.get(from) ?? [])].some((next) => next === to || isBelow(next, to))
}

describe('the drawing of the folders in CONTRIBUTING', () => {
  it('has no cycle', () => {
    expect(drawn.size).toBeGreaterThan(10)
    expect(findCycle(arrows)).toBeUndefined()
  })

  it('has a way down for every import between folders, of types too', () => {
    const upward = imports.filter(({ from, to }) => from !== to && !isBelow(from, to))
    expect(upward).toEqual([])
  })

  it('has no arrow without an import', () => {
    const used = new Set(imports.map(({ from, to }) => `${from} --> ${to}`))
    const unused = [...arrows].flatMap(([from, tos]) => [...tos].map((to) => `${from} --> ${to}`))
    expect(unused.filter((arrow) => !used.has(arrow))).toEqual([])
  })
})
