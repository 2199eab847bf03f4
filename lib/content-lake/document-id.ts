/** Sanity's rule for document ids: ASCII letters, digits, `_`, `-` and `.`; at most 128 characters. */
const validId = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/

export function isValidDocumentId(id: unknown): id is string {
  return typeof id === 'string' && validId.test(id) && !id.includes('..') && !id.endsWith('.')
}

/** True for documents in the root path, the only ones that anonymous readers may see. */
export function isRootId(id: string): boolean {
  return !id.includes('.')
}

export function isDraftId(id: string): boolean {
  return id.startsWith('drafts.')
}

export function isVersionId(id: string): boolean {
  return id.startsWith('versions.')
}

/** The release name inside `versions.<release>.<id>`, or undefined for any other id. */
export function releaseOf(id: string): string | undefined {
  return isVersionId(id) ? id.split('.', 2)[1] : undefined
}

/** The id that a draft or a release version would have once published. */
export function publishedId(id: string): string {
  if (isDraftId(id)) return id.slice('drafts.'.length)
  if (isVersionId(id)) return id.slice(id.indexOf('.', 'versions.'.length) + 1)
  return id
}

export function draftId(id: string): string {
  return `drafts.${publishedId(id)}`
}
