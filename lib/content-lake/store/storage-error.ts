import { httpError, type LakeError } from '../errors.ts'

/** A problem with the disk that prevents the lake from storing or reading. */
type StorageProblem = 'full' | 'read-only' | 'failing' | 'damaged'

type Explanation = {
  status: number
  what: string
  remedy: string
}

const explanations: Record<StorageProblem, Explanation> = {
  full: { status: 507, what: 'the disk is full', remedy: 'Free some space there; it goes on by itself.' },
  'read-only': {
    status: 503,
    what: 'the data folder cannot be written to',
    remedy: 'Correct its permissions or its mount; it goes on by itself.',
  },
  failing: {
    status: 503,
    what: 'the disk fails to read or write',
    remedy: 'Check the disk, and make a backup while it still reads.',
  },
  damaged: {
    status: 503,
    what: 'the database is damaged',
    remedy: 'Stop, keep the data folder aside, and restore a backup (docs/recovery.md).',
  },
}

/** SQLite's primary result codes. */
const sqlite: Record<number, StorageProblem> = {
  8: 'read-only',
  10: 'failing',
  11: 'damaged',
  13: 'full',
  14: 'read-only',
  26: 'damaged',
}

const system: Record<string, StorageProblem> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EIO: 'failing',
}

/** The contents of the database are inconsistent or unreadable. */
export class DamagedDatabaseError extends Error {
  override name = 'DamagedDatabaseError'
}

/** The problem with the disk that caused an error; undefined for another cause. */
export function storageProblemOf(error: unknown): StorageProblem | undefined {
  if (error instanceof DamagedDatabaseError) return 'damaged'
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? error.code : undefined
  const resultCode = 'errcode' in error ? error.errcode : undefined
  // The lower byte is the primary code; the others detail it.
  if (code === 'ERR_SQLITE_ERROR' && typeof resultCode === 'number') return sqlite[resultCode & 0xff]
  return typeof code === 'string' ? system[code] : undefined
}

/** One line for the operator: the problem, the folder and a remedy. */
export function explainStorageProblem(problem: StorageProblem, dataDir: string, error: unknown): string {
  const { what, remedy } = explanations[problem]
  const detail = error instanceof Error ? error.message : String(error)
  return `${what} (${detail}; data folder ${dataDir}). ${remedy}`
}

const reportEveryMs = 60_000

/** Converts a problem with the disk to the caller's error, and logs it for the operator at most once a minute. */
export class StorageReporter {
  readonly #dataDir: string
  readonly #reportedAt = new Map<StorageProblem, number>()

  constructor(dataDir: string) {
    this.#dataDir = dataDir
  }

  /** The caller's error: 507 when the disk is full, else 503; undefined when the disk is not the cause. */
  toLakeError(error: unknown): LakeError | undefined {
    const problem = storageProblemOf(error)
    if (!problem) return undefined
    const now = performance.now()
    if (now - (this.#reportedAt.get(problem) ?? Number.NEGATIVE_INFINITY) > reportEveryMs) {
      this.#reportedAt.set(problem, now)
      console.error(
        `Content Lake: nothing can be stored: ${explainStorageProblem(problem, this.#dataDir, error)}`,
      )
    }
    const { status, what } = explanations[problem]
    return httpError(status, `Nothing has been stored: ${what}`, { 'Retry-After': '30' })
  }
}
