import { isDraftId, isVersionId, publishedId, releaseOf } from '../document-id.ts'

/** The drafts and release versions that exist, by published id. Most documents have none. */
export class VersionIndex {
  readonly #byPublishedId = new Map<string, Set<string>>()
  /** Releases that have versions, with their number. */
  readonly #releases = new Map<string, number>()

  add(id: string): void {
    if (!isDraftId(id) && !isVersionId(id)) return
    const published = publishedId(id)
    const versions = this.#byPublishedId.get(published) ?? new Set()
    if (versions.has(id)) return
    this.#byPublishedId.set(published, versions.add(id))
    const release = releaseOf(id)
    if (release !== undefined) this.#releases.set(release, (this.#releases.get(release) ?? 0) + 1)
  }

  remove(id: string): void {
    const published = publishedId(id)
    const versions = this.#byPublishedId.get(published)
    if (!versions?.delete(id)) return
    if (versions.size === 0) this.#byPublishedId.delete(published)
    const release = releaseOf(id)
    if (release === undefined) return
    const remaining = (this.#releases.get(release) ?? 0) - 1
    if (remaining > 0) this.#releases.set(release, remaining)
    else this.#releases.delete(release)
  }

  /** Ids of the drafts and versions of a document, in order. */
  of(published: string): string[] {
    return [...(this.#byPublishedId.get(published) ?? [])].toSorted()
  }

  /** True for a release that has a version of any document. */
  hasRelease(name: string): boolean {
    return this.#releases.has(name)
  }

  /** Published ids of all documents with a draft or a version. */
  publishedIds(): Iterable<string> {
    return this.#byPublishedId.keys()
  }
}
