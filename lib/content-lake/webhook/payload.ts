import { isDraftId, isRootId, isVersionId } from '../document-id.ts'
import { evaluateGroq } from '../groq/evaluate.ts'
import { parseGroq } from '../groq/parse.ts'
import type { CommittedTransaction, DocumentChange, LakeDocument } from '../types.ts'

const SAMPLE: LakeDocument = { _id: 'a', _type: 'a', _rev: 'a', _createdAt: '', _updatedAt: '' }

/** Makes the body of a call from a commit, or undefined when it changed nothing that is published. */
export type Payload = (
  committed: CommittedTransaction,
  lookUp: (id: string) => LakeDocument | undefined,
) => string | undefined

/**
 * What a webhook tells of a commit: for each published document the projection, in which `before()` and `after()` are
 * the document as it was and as it is. One change makes an object, as hosted Sanity sends it; several make a list.
 *
 * @throws Error for a projection that does not parse, or uses what cannot be worked out here
 */
export function createPayload(projection: string): Payload {
  const tree = parseGroq(projection, {}, 'delta')
  // Better no start than a commit that fails.
  project({ previous: SAMPLE, result: SAMPLE }, () => SAMPLE)

  return ({ changes }, lookUp) => {
    const published = changes.filter(({ id }) => isPublic(id))
    if (published.length === 0) return undefined
    // References are followed in the state that this commit leaves behind.
    const changed = new Map(changes.map(({ id, result }) => [id, result]))
    const find = (id: string): LakeDocument | undefined => {
      const result = changed.get(id)
      return result === undefined ? lookUp(id) : (result ?? undefined)
    }
    const told = published.map((change) => project(change, find))
    return JSON.stringify(told.length === 1 ? told[0] : told)
  }

  function project(
    { previous, result }: Pick<DocumentChange, 'previous' | 'result'>,
    find: (id: string) => LakeDocument | undefined,
  ) {
    return evaluateGroq(tree, {
      root: result ?? previous,
      before: previous,
      after: result,
      dataset: [],
      dereference: find,
    })
  }
}

/** What visitors can see: no drafts, no versions, nothing that is kept under a path. */
function isPublic(id: string): boolean {
  return isRootId(id) && !isDraftId(id) && !isVersionId(id)
}
