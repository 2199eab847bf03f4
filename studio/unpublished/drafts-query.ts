/** A draft as it is stored, and whether its document is published. */
export type StoredDraft = {
  _id: string
  _type: string
  _updatedAt: string
  isPublished: boolean
}

/** The latest drafts, in the perspective `raw`. */
export const draftsQuery = `*[_id in path("drafts.**")] | order(_updatedAt desc)[0...200]{
  _id, _type, _updatedAt, "isPublished": count(*[_id == string::split(^._id, "drafts.")[1]]) > 0
}`

/** The request for the last change of a draft. */
export const lastChangeRequest = (dataset: string, draftId: string) => ({
  url: `/data/history/${dataset}/transactions/${draftId}`,
  query: { excludeContent: 'true', reverse: 'true', limit: '1', tag: 'unpublished' },
})
