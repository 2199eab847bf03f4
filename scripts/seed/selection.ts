import { isReference } from '@sanity/types'
import { storedSlug } from '../../schemas/rules/slugs.ts'
import type { SeedDocument } from './seed-document.ts'

/** The documents that a list of types, addresses and ids names, in the seed's order. */
export function selectDocuments(
  documents: SeedDocument[],
  only: string[] | undefined,
): { ok: true; documents: SeedDocument[] } | { ok: false; message: string } {
  if (!only) return { ok: true, documents }
  const unknown = only.filter((name) => !documents.some((document) => namesOf(document).includes(name)))
  if (unknown.length > 0) {
    const types = [...new Set(documents.map((document) => document._type))].join(', ')
    return {
      ok: false,
      message: `--only: the seed has no ${unknown.map((name) => `"${name}"`).join(', ')}. Give a type (${types}), an address such as reading/caversham, or a document id.`,
    }
  }
  return {
    ok: true,
    documents: documents.filter((document) => namesOf(document).some((name) => only.includes(name))),
  }
}

function namesOf(document: SeedDocument): string[] {
  const address = addressOf(document)
  return address === undefined ? [document._type, document._id] : [document._type, document._id, address]
}

/** The path of the document's page (`reading`, `reading/caversham`, `terms`); undefined when it has no slug. */
export function addressOf(document: SeedDocument): string | undefined {
  const slug = storedSlug(document.slug)
  if (slug === undefined || document._type !== 'area') return slug
  const town = isReference(document.town) ? document.town._ref.replace(/^town-/, '') : ''
  return `${town}/${slug}`
}
