import type { AclMode } from '../store/dataset.ts'
import type { CommittedTransaction } from '../types.ts'
import { EventLog } from './event-log.ts'

/** A commit for listeners. */
export type ListenEntry = {
  committed: CommittedTransaction
  /** The dataset's access mode at the time of the commit. */
  aclMode: AclMode
  /** From before a restart, with an access mode that need not have been the dataset's. */
  isRestored?: boolean
}

/** A commit for live streams: the ids and types of its documents, without their content. */
export type LiveEntry = {
  sequence: number
  dataset: string
  aclMode: AclMode
  changes: { id: string; previous: { _type: string } | null; result: { _type: string } | null }[]
}

export type DatasetLogs = {
  listen: EventLog<ListenEntry>
  /** In the order of publishing, which may differ from that of the commits. */
  live: EventLog<LiveEntry>
}

const maxEntries = 500
/** Bytes of JSON; in memory, documents are some three times as large. */
const maxTextBytes = 16 * 1024 * 1024
const maxLiveChanges = 20_000

/** The recent commits of each dataset: for open streams that have not sent them yet, and for clients that reconnect. */
export class StreamLogs {
  readonly #byDataset = new Map<string, DatasetLogs>()

  of(dataset: string): DatasetLogs {
    const known = this.#byDataset.get(dataset)
    if (known) return known
    const logs: DatasetLogs = {
      listen: new EventLog({ entries: maxEntries, weight: maxTextBytes }),
      live: new EventLog({ entries: maxEntries, weight: maxLiveChanges }),
    }
    this.#byDataset.set(dataset, logs)
    return logs
  }

  /** Drops the logs of a deleted dataset, before another of the same name is created. */
  remove(dataset: string): void {
    this.#byDataset.delete(dataset)
  }
}

export function liveEntry({ sequence, dataset, changes }: CommittedTransaction, aclMode: AclMode): LiveEntry {
  return {
    sequence,
    dataset,
    aclMode,
    changes: changes.map(({ id, previous, result }) => ({
      id,
      previous: previous && { _type: previous._type },
      result: result && { _type: result._type },
    })),
  }
}
