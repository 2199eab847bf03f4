import { createRequire } from 'node:module'
import type * as shapesModule from './shapes.ts'

type Shapes = typeof shapesModule

const require = createRequire(import.meta.url)
let shapes: Shapes | undefined

/**
 * Loads what compares shapes if this query may need it, which few do and which is a fifth of what a start would load.
 * Call it for each query before a time limit begins: a module whose loading is interrupted stays broken.
 */
export function loadShapesFor(query: string): void {
  // All functions of shapes have it in their names.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `require` returns the module of this type
  if (shapes === undefined && query.includes('geo')) shapes = require('./shapes.ts') as Shapes
}

/** @throws Error when no query has been announced that may need shapes */
export function loadedShapes(): Shapes {
  if (shapes === undefined) throw new Error('Shapes were not loaded before the query')
  return shapes
}
