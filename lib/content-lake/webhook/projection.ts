import { evaluateGroq } from '../groq/evaluate.ts'
import { loadShapesFor } from '../groq/load-shapes.ts'
import { parseGroq } from '../groq/parse.ts'
import { withCpuLimit } from '../query/cpu-limit.ts'
import type { LakeDocument } from '../types.ts'

const sample: LakeDocument = { _id: 'a', _type: 'a', _rev: 'a', _createdAt: '', _updatedAt: '' }
/** Time limit for one change. */
const maxMs = 80

/** A document before and after a change; null where it does not exist. */
export type WebhookChange = {
  previous: LakeDocument | null
  result: LakeDocument | null
}

/** Parses a stored change. @throws Error for any other text */
export function parseChange(text: string): WebhookChange {
  const change: unknown = JSON.parse(text)
  if (!isChange(change)) throw new Error('It was not stored whole.')
  return change
}

function isChange(value: unknown): value is WebhookChange {
  if (typeof value !== 'object' || value === null || !('previous' in value && 'result' in value)) return false
  return [value.previous, value.result].every(
    (document) =>
      document === null || (typeof document === 'object' && '_id' in document && '_type' in document),
  )
}

/**
 * Renders a change, as JSON. References are followed with `find`.
 *
 * @throws Error for a change that the projection fails on, or takes too long for
 */
export type Projection = (change: WebhookChange, find: (id: string) => LakeDocument | undefined) => string

/**
 * Creates the projection of a webhook, in which `before()` and `after()` are the document before and after a change.
 *
 * @throws Error for a projection that does not parse, or cannot be evaluated
 */
export function createProjection(source: string): Projection {
  loadShapesFor(source)
  const tree = parseGroq(source, {}, 'delta')
  const project: Projection = ({ previous, result }, find) => {
    const projected = withCpuLimit(maxMs, () => {
      const value = evaluateGroq(tree, {
        root: result ?? previous,
        before: previous,
        after: result,
        dataset: [],
        dereference: find,
      })
      return JSON.stringify(value ?? null)
    })
    if (!projected.isDone) throw new Error(`It takes longer than ${maxMs} ms.`)
    return projected.value
  }
  // Evaluated once, so that a projection that can never work fails at start.
  project({ previous: sample, result: sample }, () => sample)
  return project
}
