import { LRUCache } from 'lru-cache'
import type { DocumentSet } from '../store/document-set.ts'
import type { OverlayCache } from './visible-documents.ts'
import type { Perspective } from './perspective.ts'
import { createView, type IndexedView } from './indexed-view.ts'

/** How many stacks are kept; others are built again when needed. */
const maxStacks = 8

/** The views of one set of documents, each brought up to date when it is requested. */
export class ViewCache {
  readonly #documents: DocumentSet
  readonly #overlayCache: OverlayCache = new Map()
  /** What anonymous callers see, and the two perspectives without a stack: no number of stacks displaces them. */
  readonly #plain = new Map<'root' | 'raw' | 'published', IndexedView>()
  readonly #stacks = new LRUCache<string, IndexedView>({ max: maxStacks })

  constructor(documents: DocumentSet) {
    this.#documents = documents
  }

  /** Never call it under a time budget: it must not stop half-way. */
  get(perspective: Perspective, onlyRoot: boolean): IndexedView {
    const view = this.#cached(perspective, onlyRoot)
    view.refresh()
    return view
  }

  #cached(perspective: Perspective, onlyRoot: boolean): IndexedView {
    // Without documents that have a dot, all perspectives are the same.
    if (onlyRoot) return this.#plainView('root')
    if (typeof perspective === 'string') return this.#plainView(perspective)
    // A release without versions shows nothing; callers can make up any number of such names.
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

/** The one cache of a set of documents on this thread. */
export function viewsOf(documents: DocumentSet): ViewCache {
  const cache = caches.get(documents) ?? new ViewCache(documents)
  caches.set(documents, cache)
  return cache
}
