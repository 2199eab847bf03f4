import { LRUCache } from 'lru-cache'
import type { DocumentSet } from '../store/document-set.ts'
import type { OverlayCache } from './visible-documents.ts'
import type { Perspective } from './perspective.ts'
import { createView, type IndexedView } from './indexed-view.ts'

/** How many stacks are cached; others are created again when needed. */
const maxStacks = 8

/** The views of one set of documents, each brought up to date when it is requested. */
export class ViewCache {
  readonly #documents: DocumentSet
  readonly #overlayCache: OverlayCache = new Map()
  /** The view of anonymous callers, and the two perspectives without a stack, which are never evicted. */
  readonly #plain = new Map<'root' | 'raw' | 'published', IndexedView>()
  readonly #stacks = new LRUCache<string, IndexedView>({ max: maxStacks })

  constructor(documents: DocumentSet) {
    this.#documents = documents
  }

  /** Never call it under a time budget, which could stop it half-way. */
  get(perspective: Perspective, onlyRoot: boolean): IndexedView {
    const view = this.#cached(perspective, onlyRoot)
    view.refresh()
    return view
  }

  #cached(perspective: Perspective, onlyRoot: boolean): IndexedView {
    // Without ids that have a dot, all perspectives are the same.
    if (onlyRoot) return this.#plainView('root')
    if (typeof perspective === 'string') return this.#plainView(perspective)
    // Releases without versions are left out: they show nothing, and callers can invent any number of names.
    const stack = perspective.filter(
      (layer) => layer === 'drafts' || this.#documents.versions.hasRelease(layer),
    )
    const name = stack.join(',')
    const view = this.#stacks.get(name) ?? createView(this.#documents, stack, false, this.#overlayCache)
    this.#stacks.set(name, view)
    return view
  }

  #plainView(name: 'root' | 'raw' | 'published'): IndexedView {
    const isRoot = name === 'root'
    const view = this.#plain.get(name) ?? createView(this.#documents, isRoot ? 'published' : name, isRoot)
    this.#plain.set(name, view)
    return view
  }
}

const caches = new WeakMap<DocumentSet, ViewCache>()

/** The cache of a set of documents, one on each thread. */
export function viewsOf(documents: DocumentSet): ViewCache {
  const cache = caches.get(documents) ?? new ViewCache(documents)
  caches.set(documents, cache)
  return cache
}
