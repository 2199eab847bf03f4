import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/**
 * The files that each file imports, by paths relative to the project. Imports of types, lazy imports and programs that a
 * file starts as a worker count.
 */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>

/**
 * An `import` or `export … from`, a lazy `import()`, and the `new URL()` of a program. The formatter puts specifiers between
 * single quotes.
 */
const importStatement =
  /^\s*(?:import|export)\s(?:[^'"`]*?\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)|\bnew URL\('(\.[^']+\.(?:ts|mjs))'/gm
const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']

/** Reads the imports of the given files; those of packages are left out. */
export function readImportGraph(root: string, files: readonly string[]): ImportGraph {
  return new Map(
    files.map((file) => {
      const imports = [...readFileSync(join(root, file), 'utf8').matchAll(importStatement)]
      const specifiers = imports.map(([, plain, lazy, program]) => plain ?? lazy ?? program ?? '')
      return [file, new Set(specifiers.flatMap((specifier) => resolveImport(root, file, specifier) ?? []))]
    }),
  )
}

function resolveImport(root: string, from: string, specifier: string): string | undefined {
  const isOwn = specifier.startsWith('.') || specifier.startsWith('@/')
  if (!isOwn) return undefined
  const path = specifier.startsWith('@/') ? specifier.slice(2) : normalize(join(dirname(from), specifier))
  return endings
    .map((ending) => path + ending)
    .find((candidate) => /\.\w+$/.test(candidate) && existsSync(join(root, candidate)))
}

/**
 * Cycles among the files and folders of the same folder: a folder imports what any file in it imports. A cycle of files in
 * different folders is found as a cycle of their folders.
 *
 * @returns each as `folder: a → b → a`
 */
export function findCycles(graph: ImportGraph): string[] {
  return [...edgesByFolder(graph)].flatMap(([folder, edges]) => {
    const cycle = findCycle(edges)
    return cycle ? [`${folder}: ${cycle.join(' → ')}`] : []
  })
}

/** For each folder the imports among its children. */
function edgesByFolder(graph: ImportGraph): Map<string, Map<string, Set<string>>> {
  const found = new Map<string, Map<string, Set<string>>>()
  for (const [file, imports] of graph) {
    for (const target of imports) {
      const [from, to] = [file.split('/'), target.split('/')]
      const depth = from.findIndex((part, index) => part !== to[index])
      const [child, neighbour] = [from[depth], to[depth]]
      if (child === undefined || neighbour === undefined) continue
      const folder = from.slice(0, depth).join('/') || '.'
      const edges = found.get(folder) ?? new Map<string, Set<string>>()
      found.set(folder, edges.set(child, (edges.get(child) ?? new Set()).add(neighbour)))
    }
  }
  return found
}

/** The nodes of the first cycle, which begins and ends with the same one. */
export function findCycle(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const done = new Set<string>()
  const search = (node: string, path: string[]): string[] | undefined => {
    const start = path.indexOf(node)
    if (start !== -1) return [...path.slice(start), node]
    if (done.has(node)) return undefined
    for (const next of edges.get(node) ?? []) {
      const cycle = search(next, [...path, node])
      if (cycle) return cycle
    }
    done.add(node)
    return undefined
  }
  for (const node of edges.keys()) {
    const cycle = search(node, [])
    if (cycle) return cycle
  }
  return undefined
}
