import type { LakeDocument } from '../types.ts'

/** More changes than this are merged in one pass; fewer are inserted one by one. */
const maxInserted = 64

/** Documents in ascending order of `_id`. Updates change the list in place. */
export class SortedDocuments {
  readonly list: LakeDocument[]

  /** @param list - in order already; it is not copied */
  constructor(list: LakeDocument[] = []) {
    this.list = list
  }

  get(id: string): LakeDocument | undefined {
    const found = this.list[this.#indexOf(id)]
    return found?._id === id ? found : undefined
  }

  /** Adds a document whose id is greater than all others. */
  append(document: LakeDocument): void {
    this.list.push(document)
  }

  /** Inserts or replaces a document; without one, removes the document with that id. */
  set(id: string, document: LakeDocument | undefined): void {
    const index = this.#indexOf(id)
    const isThere = this.list[index]?._id === id
    if (document && isThere) this.list[index] = document
    else if (document) this.list.splice(index, 0, document)
    else if (isThere) this.list.splice(index, 1)
  }

  /** Does the same for several documents, by id. */
  setAll(changes: ReadonlyMap<string, LakeDocument | undefined>): void {
    if (changes.size <= maxInserted) for (const [id, document] of changes) this.set(id, document)
    else this.#merge(changes)
  }

  #merge(changes: ReadonlyMap<string, LakeDocument | undefined>): void {
    const added = [...changes.values()].filter((document) => document !== undefined).toSorted(byId)
    const unchanged = this.list.filter(({ _id }) => !changes.has(_id))
    let written = 0
    let next = 0
    for (const document of unchanged) {
      for (let other = added[next]; other && byId(other, document) < 0; other = added[++next]) {
        this.list[written++] = other
      }
      this.list[written++] = document
    }
    for (const document of added.slice(next)) this.list[written++] = document
    this.list.length = written
  }

  /** First index whose id is not before `id`. */
  #indexOf(id: string): number {
    let low = 0
    let high = this.list.length
    while (low < high) {
      const middle = (low + high) >> 1
      const found = this.list[middle]
      if (found && found._id < id) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Compares by id. Ids are ASCII, so that SQLite sorts them the same way. */
export function byId(a: LakeDocument, b: LakeDocument): number {
  return a._id < b._id ? -1 : 1
}
