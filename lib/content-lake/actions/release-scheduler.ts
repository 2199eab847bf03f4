import type { Dataset } from '../store/dataset.ts'
import type { DatasetRegistry } from '../store/dataset-registry.ts'
import { storageProblemOf } from '../store/storage-error.ts'
import type { CommittedTransaction, LakeDocument } from '../types.ts'
import type { ActionSource } from './action.ts'
import { failedPublication, publication, releasePrefix } from './release-actions.ts'
import { sourceOf } from './run-actions.ts'

/** Timers are short because the system clock may change while one runs, and because none may exceed 24 days. */
const maxTimerMs = 60_000
const retryDelayMs = 10_000
const author = '<system>'

/** Publishes scheduled releases at their time, or at start when the lake was stopped at that time. */
export class ReleaseScheduler {
  readonly #datasets: DatasetRegistry
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(datasets: DatasetRegistry) {
    this.#datasets = datasets
  }

  /** Publishes the releases that are due, and schedules the next. */
  start(): void {
    this.#schedule(0)
  }

  /** Checks again when a commit has changed a release. */
  onCommit({ changes }: CommittedTransaction): void {
    if (changes.some(({ id }) => id.startsWith(releasePrefix))) this.#schedule(0)
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  #schedule(milliseconds: number): void {
    clearTimeout(this.#timer)
    if (this.#isClosed) return
    this.#timer = setTimeout(() => this.#publishDueReleases(), milliseconds)
    this.#timer.unref()
  }

  #publishDueReleases(): void {
    const now = Date.now()
    let next = Number.POSITIVE_INFINITY
    for (const { name } of this.#datasets.list()) {
      const dataset = this.#datasets.get(name)
      for (const release of dataset.documents.all.filter(isScheduled)) {
        const time = Date.parse(String(release.publishAt))
        const isPublished = time <= now && publishRelease(dataset, release)
        if (!isPublished) next = Math.min(next, time <= now ? now + retryDelayMs : time)
      }
    }
    if (Number.isFinite(next)) this.#schedule(Math.min(next - now, maxTimerMs))
  }
}

function isScheduled({ _id, state, publishAt }: LakeDocument): boolean {
  return (
    _id.startsWith(releasePrefix) && state === 'scheduled' && !Number.isNaN(Date.parse(String(publishAt)))
  )
}

/** False when the disk failed, so that it has to be retried. Any other failure is recorded in the release. */
function publishRelease(dataset: Dataset, release: LakeDocument): boolean {
  const id = release._id.slice(releasePrefix.length)
  const commit = (mutationsOf: (source: ActionSource) => ReturnType<typeof publication>) =>
    dataset.commit({
      mutations: mutationsOf(sourceOf(dataset, () => undefined)),
      author,
      hasPermission: () => true,
      select: () => [],
    })
  try {
    try {
      commit((source) => publication(source, id, ['scheduled']))
    } catch (error) {
      if (storageProblemOf(error)) throw error
      const message = error instanceof Error ? error.message : String(error)
      console.error(`Content Lake: release "${id}" could not be published at its time: ${message}`)
      commit((source) => failedPublication(source, id, message))
    }
    return true
  } catch (error) {
    console.error(`Content Lake: release "${id}" is due and will be tried again:`, String(error))
    return false
  }
}
