import type { Context } from 'hono'
import { readScope } from '../auth/permissions.ts'
import { datasetNotFound } from '../errors.ts'
import type { Dataset } from '../store/dataset.ts'
import type { Identity } from '../types.ts'
import type { Lake } from './context.ts'
import type { LakeEnv } from './lake-env.ts'

/**
 * The dataset of this name, for a caller. Anonymous callers get the same response for a private dataset as for one that
 * does not exist.
 *
 * @throws LakeError 404
 */
export function datasetFor(lake: Lake, identity: Identity, name: string): Dataset {
  if (identity.role !== 'anonymous') return lake.datasets.get(name)
  const dataset = lake.datasets.loaded(name)
  if (!dataset || readScope(identity, dataset.aclMode) === 'none') throw notFoundForAnonymous(name)
  return dataset
}

/**
 * For a response after a delay: requires that the dataset still exists and is readable.
 *
 * @throws LakeError 404
 */
export function requireStillReadable(dataset: Dataset, identity: Identity): void {
  if (identity.role !== 'anonymous') dataset.requireNotRemoved()
  else if (dataset.isRemoved || readScope(identity, dataset.aclMode) === 'none')
    throw notFoundForAnonymous(dataset.name)
}

/** How often a response that is sent in chunks is checked. */
const confirmMs = 50

/**
 * The same for a response that is sent in chunks, until its end.
 *
 * @throws LakeError 401, 403 or 404 between two entries
 */
export function* whileReadable<T>(
  c: Context<LakeEnv>,
  dataset: Dataset,
  entries: Iterable<T>,
): Generator<T, void, undefined> {
  let confirmed = performance.now()
  for (const entry of entries) {
    if (performance.now() - confirmed > confirmMs) {
      c.var.confirmIdentity()
      requireStillReadable(dataset, c.var.identity)
      confirmed = performance.now()
    }
    yield entry
  }
}

function notFoundForAnonymous(name: string): Error {
  return datasetNotFound(name, `Dataset "${name}" not found. If it is private, reading it takes a token.`)
}
