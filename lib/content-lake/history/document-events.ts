import { draftId, isDraftId, isVersionId, publishedId, releaseOf } from '../document-id.ts'

/** What one transaction did to one document. */
export type Change = {
  sequence: number
  transactionId: string
  timestamp: string
  author: string
  documentId: string
  kind: 'created' | 'modified' | 'deleted'
}

type Base = {
  timestamp: string
  author: string
  /** The published id, for the document with its draft and versions. */
  documentId: string
}

type VersionEvent = Base & { versionId: string; versionRevisionId: string; releaseId?: string }

/** What happens to a document, in the shapes of Sanity's events API, which leave out edits of drafts. */
export type DocumentEvent =
  | (VersionEvent & { type: 'createDocumentVersion' })
  | (VersionEvent & { type: 'deleteDocumentVersion' })
  | (VersionEvent & { type: 'unpublishDocument' })
  | (VersionEvent & {
      type: 'publishDocumentVersion'
      revisionId: string
      publishCause: 'document.publish' | 'release.publish'
      contributors: string[]
    })
  | (Base & { type: 'createLiveDocument'; revisionId: string })
  | (Base & { type: 'updateLiveDocument'; revisionId: string })
  | (Base & { type: 'deleteDocumentGroup' })

/** The state of the document, its draft and its versions after the changes processed so far. */
type Group = Map<string, { revision: string; authors: Set<string> }>

/**
 * The events of a document, derived from the changes of its published form, its draft and its versions, oldest first.
 *
 * @param requestedId - the draft, version or published document whose events to return
 * @returns the events, newest first
 */
export function documentEvents(changes: Change[], requestedId: string): DocumentEvent[] {
  const group: Group = new Map()
  const events: DocumentEvent[] = []
  for (const transaction of bySequence(changes)) {
    events.push(...eventsOf(transaction, group).filter((event) => concerns(event, requestedId)))
    for (const { documentId, kind, transactionId, author } of transaction) {
      const known = kind === 'created' ? undefined : group.get(documentId)
      const authors = new Set([...(known?.authors ?? []), author])
      if (kind === 'deleted') group.delete(documentId)
      else group.set(documentId, { revision: transactionId, authors })
    }
  }
  return events.toReversed()
}

function bySequence(changes: Change[]): Change[][] {
  return [...Map.groupBy(changes, ({ sequence }) => sequence).values()]
}

function eventsOf(transaction: Change[], group: Group): DocumentEvent[] {
  const [first] = transaction
  if (!first) return []
  const { transactionId, timestamp, author } = first
  const id = publishedId(first.documentId)
  const base: Base = { timestamp, author, documentId: id }
  const published = transaction.find(({ documentId }) => documentId === id)
  const versions = transaction.filter(({ documentId }) => documentId !== id)
  const version = (versionId: string, versionRevisionId: string): VersionEvent => {
    const releaseId = releaseOf(versionId)
    return { ...base, versionId, versionRevisionId, ...(releaseId !== undefined && { releaseId }) }
  }

  if (published?.kind === 'deleted') {
    // Unpublishing creates a draft, unless there is one already.
    const next = versions.find(({ kind }) => kind === 'created')
    if (next) return [{ ...version(next.documentId, transactionId), type: 'unpublishDocument' }]
    const draft = draftId(id)
    const remainingDraft = versions.some(({ documentId }) => documentId === draft)
      ? undefined
      : group.get(draft)
    return [
      remainingDraft
        ? { ...version(draft, remainingDraft.revision), type: 'unpublishDocument' }
        : { ...base, type: 'deleteDocumentGroup' },
    ]
  }
  const deleted = versions.find(({ kind }) => kind === 'deleted')
  if (published && deleted) {
    const before = group.get(deleted.documentId)
    return [
      {
        ...version(deleted.documentId, before?.revision ?? transactionId),
        type: 'publishDocumentVersion',
        revisionId: transactionId,
        publishCause: isVersionId(deleted.documentId) ? 'release.publish' : 'document.publish',
        contributors: [...(before?.authors ?? [author])],
      },
    ]
  }
  if (published) {
    const type = published.kind === 'created' ? 'createLiveDocument' : 'updateLiveDocument'
    return [{ ...base, type, revisionId: transactionId }]
  }
  return versions.flatMap(({ documentId, kind }): DocumentEvent[] => {
    if (kind === 'modified') return []
    if (kind === 'created') return [{ ...version(documentId, transactionId), type: 'createDocumentVersion' }]
    if (group.size === 1) return [{ ...base, type: 'deleteDocumentGroup' }]
    const revision = group.get(documentId)?.revision ?? transactionId
    return [{ ...version(documentId, revision), type: 'deleteDocumentVersion' }]
  })
}

function concerns(event: DocumentEvent, requestedId: string): boolean {
  switch (event.type) {
    case 'deleteDocumentGroup':
      return true
    case 'createLiveDocument':
    case 'updateLiveDocument':
      return !isVersionId(requestedId)
    case 'createDocumentVersion':
    case 'deleteDocumentVersion':
      return event.versionId === requestedId
    case 'publishDocumentVersion':
    case 'unpublishDocument':
      return event.versionId === requestedId || event.documentId === requestedId
    default:
      return event satisfies never
  }
}

/** True for an id of the same document: itself, its draft, or one of its versions. */
export function belongsTo(id: string, published: string): boolean {
  return id === published || ((isDraftId(id) || isVersionId(id)) && publishedId(id) === published)
}
