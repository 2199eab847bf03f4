import { isDraftId, isVersionId, publishedId, releaseOf } from '../document-id.ts'

/** Which drafts and release versions there are, by the published id. Most documents have none. */
export class VersionIndex {
  readonly #byPublishedId = new Map<string, Set<string>>()
  /** Names of releases that have versions, with how many. */
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
    const left = (this.#releases.get(release) ?? 0) - 1
    if (left > 0) this.#releases.set(release, left)
    else this.#releases.delete(release)
  }

  /** Ids of the drafts and versions of a document, in order. */
  of(published: string): string[] {
    return [...(this.#byPublishedId.get(published) ?? [])].toSorted()
  }

  /** True for a release that holds a version of anything. */
  hasRelease(name: string): boolean {
    return this.#releases.has(name)
  }

  /** Published ids of everything that has a draft or a version. */
  publishedIds(): Iterable<string> {
    return this.#byPublishedId.keys()
  }
}
