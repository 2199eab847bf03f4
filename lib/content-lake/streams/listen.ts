import { randomUUID } from 'node:crypto'
import { dataError } from '../errors.ts'
import { evaluateGroq } from '../groq/evaluate.ts'
import { parseGroq } from '../groq/parse.ts'
import { type GroqNode, visit } from '../groq/tree.ts'
import type { Dataset } from '../store/dataset.ts'
import { effectsOf } from '../store/effects.ts'
import type { CommittedTransaction, DocumentChange, LakeDocument } from '../types.ts'
import type { StreamEvent } from './stream-event.ts'
import type { Subscription } from './stream-hub.ts'

export interface ListenOptions {
  query: string
  params: Record<string, unknown>
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  effectFormat: 'mendoza' | undefined
  enableResume: boolean
  /** The id of the last event a returning client saw. */
  lastEventId: string | undefined
  mayRead: (documentId: string) => boolean
  identity: string
}

/**
 * A listener on the documents that a filter selects. Its events say how each change looks from
 * inside the filter: a document that starts to match appears, one that no longer does disappears.
 *
 * @throws LakeError 400 for a query that is not a single filter.
 */
export function listenSubscription(dataset: Dataset, options: ListenOptions): Subscription {
  const tree = parseFilter(options)
  const matches = (document: LakeDocument | null): boolean => {
    if (!document || !options.mayRead(document._id)) return false
    const value = evaluateGroq(tree, {
      dataset: [document],
      identity: options.identity,
      dereference: (id) => dataset.get(id),
    })
    return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined
  }
  const eventsFor = (committed: CommittedTransaction): StreamEvent[] =>
    committed.changes.flatMap((change, index) => {
      const before = matches(change.previous)
      const after = matches(change.result)
      if (!before && !after) return []
      const transition = !before ? 'appear' : after ? 'update' : 'disappear'
      return [mutationEvent(committed, change, { index, transition, options })]
    })
  const greet = (recent: readonly CommittedTransaction[]): StreamEvent[] => {
    const welcome: StreamEvent = { type: 'welcome', data: { listenerName: randomUUID() } }
    if (!options.enableResume || options.lastEventId === undefined) return [welcome]
    const [transactionId] = options.lastEventId.split('#')
    const seen = recent.findIndex((committed) => committed.transactionId === transactionId)
    if (seen === -1) return [{ type: 'reset', data: {} }, welcome]
    const missed = recent.slice(seen).flatMap(eventsFor)
    const resumeAt = missed.findIndex(({ id }) => id === options.lastEventId) + 1
    return [{ ...welcome, type: 'welcomeback' }, ...missed.slice(resumeAt)]
  }
  return { audience: 'listen', dataset: dataset.name, greet, eventsFor }
}

function parseFilter({ query, params }: ListenOptions): GroqNode {
  let tree: GroqNode
  try {
    tree = parseGroq(query, params)
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error)
    throw dataError(400, 'queryParseError', description, { query })
  }
  let everything = 0
  visit(tree, (node) => {
    if (node.type === 'Everything') everything++
  })
  // Each change would have to look at the whole dataset, for each listener.
  if (everything !== 1) {
    throw dataError(
      400,
      'queryError',
      'A listener needs a query with exactly one filter over all documents',
      {
        query,
      },
    )
  }
  return tree
}

function mutationEvent(
  committed: CommittedTransaction,
  { id, previous, result, mutations }: DocumentChange,
  { index, transition, options }: { index: number; transition: string; options: ListenOptions },
): StreamEvent {
  return {
    type: 'mutation',
    id: `${committed.transactionId}#${id}`,
    data: {
      eventId: `${committed.transactionId}#${id}`,
      documentId: id,
      transactionId: committed.transactionId,
      transition,
      identity: committed.author,
      timestamp: committed.timestamp,
      visibility: 'query',
      transactionTotalEvents: committed.changes.length,
      transactionCurrentEvent: index + 1,
      // Left out for a document that is new: the Studio would wait for a revision it will never see.
      ...(previous && { previousRev: previous._rev }),
      // There for one that is gone as well: the Studio puts events in order by it, and drops one that has none.
      resultRev: result?._rev ?? committed.transactionId,
      ...(options.includeMutations && { mutations }),
      ...(options.includeResult && result && { result }),
      ...(options.includePreviousRevision && previous && { previous }),
      ...(options.effectFormat && { effects: effectsOf(previous, result) }),
    },
  }
}
