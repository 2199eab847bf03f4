import { isDeepStrictEqual } from 'node:util'
import { type SeedDocument, referencesIn } from './seed-document.ts'

/** `create` adds missing documents; `reset` also replaces changed ones. */
export type SeedMode = 'create' | 'reset'

/** The dataset's documents under the seed's ids and under the ids of their drafts. */
export type ExistingDocuments = ReadonlyMap<string, Record<string, unknown>>

/** What to do with each selected document. */
export type SeedPlan = {
  create: SeedDocument[]
  replace: SeedDocument[]
  /** Unchanged: an editor's version exists, or (on reset) the document equals the seed. */
  keep: SeedDocument[]
  /** Ids with a draft, which a reset keeps although it replaces the published document. */
  drafts: string[]
  /** References to missing documents; with any of these, nothing may be written. */
  dangling: { id: string; path: string; target: string }[]
}

/** The id of a document's draft. */
export function draftId(id: string): string {
  return `drafts.${id}`
}

/** Decides what to do with each document. Writes nothing. */
export function planSeed(documents: SeedDocument[], existing: ExistingDocuments, mode: SeedMode): SeedPlan {
  const plan: SeedPlan = { create: [], replace: [], keep: [], drafts: [], dangling: [] }
  for (const document of documents) {
    const published = existing.get(document._id)
    const hasDraft = existing.has(draftId(document._id))
    if (hasDraft) plan.drafts.push(document._id)
    if (published) {
      const same = mode === 'create' || equalsSeed(published, document)
      ;(same ? plan.keep : plan.replace).push(document)
    } else if (hasDraft && mode === 'create') {
      // An editor has unpublished the page or not yet published it: the seed does neither.
      plan.keep.push(document)
    } else {
      plan.create.push(document)
    }
  }
  const present = new Set([...existing.keys(), ...plan.create.map((document) => document._id)])
  for (const document of [...plan.create, ...plan.replace])
    for (const { path, target, weak } of referencesIn(document))
      if (!weak && !present.has(target)) plan.dangling.push({ id: document._id, path, target })
  return plan
}

function equalsSeed(published: Record<string, unknown>, document: SeedDocument): boolean {
  const { _rev, _createdAt, _updatedAt, _system, ...content } = published
  return isDeepStrictEqual(content, document)
}
