/** A reference as it is stored. */
export type StoredReference = {
  _ref?: string | undefined
}

/** The id of a document without the prefix of a draft or of a version in a release. */
export const publishedId = (id: string) => id.replace(/^(?:drafts|versions\.[^.]+)\./, '')

/**
 * What is wrong with a list of neighbouring pages: the page itself among them, or one of them twice.
 * `undefined` when it is valid.
 */
export function neighboursProblem(
  references: readonly StoredReference[] | undefined,
  ownId: string | undefined,
): string | undefined {
  const ids = (references ?? []).flatMap((reference) => (reference._ref ? [publishedId(reference._ref)] : []))
  if (ownId && ids.includes(publishedId(ownId)))
    return 'A place cannot be its own neighbour. Take it out of the list.'
  if (new Set(ids).size !== ids.length) return 'The same place is in the list twice.'
  return undefined
}
