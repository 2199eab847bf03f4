import { z } from 'zod'
import { draftId } from '../document-id.ts'
import type { Mutation } from '../mutations/schema.ts'
import type { Identity } from '../types.ts'

/** The type of the documents with which the Studio proves to the site that its user is signed in. */
export const previewSecretType = 'sanity.previewUrlSecret'

const id = z.string().regex(/^drafts\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
const text = z.string().max(2000)

const creation = z.tuple([
  z.strictObject({ createOrReplace: z.strictObject({ _id: id, _type: z.literal(previewSecretType) }) }),
  z.strictObject({
    patch: z.strictObject({
      id,
      set: z.strictObject({ secret: text, source: text, studioUrl: text, userId: text.optional() }),
    }),
  }),
])

const expired =
  /^\*\[_type == "sanity\.previewUrlSecret" && dateTime\(_updatedAt\) <= dateTime\(now\(\)\) - \d+\]$/
const removal = z.tuple([
  z.strictObject({
    delete: z.strictObject({ query: z.string().regex(expired), params: z.undefined().optional() }),
  }),
])

/**
 * True for the two transactions that a preview begins with: a new secret, and the removal of expired ones. Viewers may
 * make these and no others. The form alone decides, but for a new secret's id, which must be that of no document.
 */
export function keepsPreviewSecrets(
  { role, kind }: Identity,
  mutations: readonly Mutation[],
  exists: (id: string) => boolean,
): boolean {
  if (role !== 'viewer' || kind !== 'user') return false
  if (removal.safeParse(mutations).success) return true
  const created = creation.safeParse(mutations)
  if (!created.success) return false
  const [{ createOrReplace }, { patch }] = created.data
  const { _id } = createOrReplace
  const published = _id.slice(draftId('').length)
  return patch.id === _id && !exists(_id) && !exists(published)
}
