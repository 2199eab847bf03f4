import { publishedId, releaseOf } from '../../document-id.ts'
import type { Scope } from '../scope.ts'
import { fieldOf, isFields } from '../values.ts'
import { contextual, type GroqFunction, pure } from './function.ts'
import { hasReference } from './global.ts'

export const sanity: Record<string, GroqFunction> = {
  projectId: contextual(0, ({ run }) => run.context.sanity?.projectId ?? null),
  dataset: contextual(0, ({ run }) => run.context.sanity?.dataset ?? null),
  versionOf: contextual(1, ({ value }, id) => {
    const own = ownId(value)
    return typeof id === 'string' && own !== null ? publishedId(own) === id : null
  }),
  partOfRelease: contextual(1, ({ value }, release) => {
    const own = ownId(value)
    return typeof release === 'string' && own !== null ? releaseOf(own) === release : null
  }),
  versionsOf: contextual(
    1,
    ({ run }, id) => {
      if (typeof id !== 'string') return null
      const ids = run.context.dataset.map(ownId)
      return ids.filter((own) => own !== null && publishedId(own) === id)
    },
    true,
  ),
}

export const releases: Record<string, GroqFunction> = {
  all: contextual(
    0,
    ({ run }) => run.context.dataset.filter((document) => fieldOf(document, '_type') === 'system.release'),
    true,
  ),
}

export const documents: Record<string, GroqFunction> = {
  get: contextual(1, ({ run }, reference) => {
    const target = fieldOf(reference, '_ref') ?? reference
    return typeof target === 'string' ? documentOf(target, run) : null
  }),
  incomingRefCount: contextual(
    0,
    ({ value, run }) => {
      const id = fieldOf(value, '_id')
      if (typeof id !== 'string') return null
      const ids = new Set([id])
      return run.context.dataset.filter((document) => hasReference(document, ids)).length
    },
    true,
  ),
  // Counts references from other data sources, of which there are none.
  incomingGlobalDocumentReferenceCount: contextual(0, ({ value }) => (isFields(value) ? 0 : null)),
}

export const user: Record<string, GroqFunction> = {
  // Attributes come from single sign-on, which the lake does not have.
  attributes: contextual(0, () => null),
}

export const media: Record<string, GroqFunction> = {
  // Aspects belong to a media library.
  aspect: pure(2, 2, () => null),
}

/** The stored id, also where a perspective shows the document under its published id. */
function ownId(document: unknown): string | null {
  const id = fieldOf(document, '_originalId') ?? fieldOf(document, '_id')
  return typeof id === 'string' ? id : null
}

/** `dataset:<project>.<dataset>:<id>`; data sources other than the queried one cannot be read. */
function documentOf(reference: string, { context }: Scope['run']): unknown {
  const own = context.sanity && `dataset:${context.sanity.projectId}.${context.sanity.dataset}:`
  if (own === undefined || !reference.startsWith(own)) return null
  const document = context.dereference(reference.slice(own.length))
  return isFields(document) ? document : null
}
