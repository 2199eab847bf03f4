import { evaluateGroq } from '../groq/evaluate.ts'
import { parseGroq } from '../groq/parse.ts'
import { withCpuLimit } from '../streams/cpu-limit.ts'
import type { LakeDocument } from '../types.ts'

const sample: LakeDocument = { _id: 'a', _type: 'a', _rev: 'a', _createdAt: '', _updatedAt: '' }
/** Longest that one change may take. */
const maxMs = 80

/** A document before and after; null when it was not there. */
export type WebhookChange = {
  previous: LakeDocument | null
  result: LakeDocument | null
}

/** A change as it was stored. @throws Error for a text that holds none */
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
 * What a webhook delivers of a change: the projection, in which `before()` and `after()` are the document as it was and as
 * it is.
 *
 * @throws Error for a projection that does not parse, or uses what cannot be evaluated here
 */
export function createProjection(source: string): Projection {
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
  // A projection that can never work fails at start.
  project({ previous: sample, result: sample }, () => sample)
  return project
}
