import type { LakeDocument } from '../types.ts'

/** So many changes at once are merged in one pass; fewer are put in their places one by one. */
const many = 64

/** Documents in ascending order of `_id`, changed in place: who keeps the list sees it change. */
export class SortedDocuments {
  readonly list: LakeDocument[]

  /** @param list - in order already; taken over, not copied. */
  constructor(list: LakeDocument[] = []) {
    this.list = list
  }

  get(id: string): LakeDocument | undefined {
    const found = this.list[this.#placeOf(id)]
    return found?._id === id ? found : undefined
  }

  /** Adds a document that comes behind all the others. */
  append(document: LakeDocument): void {
    this.list.push(document)
  }

  /** Puts a document in its place, or, without one, removes whatever has that id. */
  set(id: string, document: LakeDocument | undefined): void {
    const place = this.#placeOf(id)
    const there = this.list[place]?._id === id
    if (document && there) this.list[place] = document
    else if (document) this.list.splice(place, 0, document)
    else if (there) this.list.splice(place, 1)
  }

  /** The same for several, by id. */
  setAll(changes: ReadonlyMap<string, LakeDocument | undefined>): void {
    if (changes.size <= many) for (const [id, document] of changes) this.set(id, document)
    else this.#merge(changes)
  }

  #merge(changes: ReadonlyMap<string, LakeDocument | undefined>): void {
    const added = [...changes.values()].filter((document) => document !== undefined).toSorted(byId)
    const kept = this.list.filter(({ _id }) => !changes.has(_id))
    let next = 0
    let written = 0
    for (const document of kept) {
      for (; next < added.length && byId(added[next] as LakeDocument, document) < 0; next++) {
        this.list[written++] = added[next] as LakeDocument
      }
      this.list[written++] = document
    }
    while (next < added.length) this.list[written++] = added[next++] as LakeDocument
    this.list.length = written
  }

  /** First place whose id is not before `id`. */
  #placeOf(id: string): number {
    let low = 0
    let high = this.list.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.list[middle] as LakeDocument)._id < id) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** The order of ids. They are ASCII, so that SQLite sorts them the same way. */
export function byId(a: LakeDocument, b: LakeDocument): number {
  return a._id < b._id ? -1 : 1
}
