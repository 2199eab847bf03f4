import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Mutation } from '../mutations/schema.ts'
import { freshDatabase } from './database.test-support.ts'
import type { Dataset } from './dataset.ts'
import { DatasetRegistry } from './dataset-registry.ts'
import { DamagedDatabaseError, StorageReporter, storageProblemOf } from './storage-error.ts'

const database = freshDatabase()
let dataset: Dataset

beforeEach(() => {
  dataset = new DatasetRegistry(database.db).create('production', 'public')
})
afterEach(() => vi.restoreAllMocks())

const commit = (...mutations: Mutation[]) =>
  dataset.commit({ mutations, author: 'editor', hasPermission: () => true, select: () => [] })
const note = (id: string, length = 10): Mutation => ({
  create: { _id: id, _type: 'note', text: 'x'.repeat(length) },
})
const failureOf = (work: () => unknown): unknown => {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('Expected a failure')
}
/** Ids of the documents on disk. */
const stored = () =>
  database.db
    .prepare('SELECT id FROM document ORDER BY id')
    .all()
    .map(({ id }) => id)
const inMemory = () => dataset.documents.all.map(({ _id }) => _id)

describe('a commit that the disk refuses', () => {
  it('stores and shows nothing while the disk is full, and works again when there is room', () => {
    commit(note('before'))
    const { page_count: pages } = database.db.prepare('PRAGMA page_count').get() as { page_count: number }
    database.db.exec(`PRAGMA max_page_count = ${pages + 2}`)
    for (let n = 0; n < 3; n++) {
      const error = failureOf(() => commit(note(`small-${n}`), note(`large-${n}`, 100_000)))
      expect(storageProblemOf(error)).toBe('full')
      expect([stored(), inMemory()]).toEqual([['before'], ['before']])
    }
    database.db.exec('PRAGMA max_page_count = 1000000')
    commit(note('after', 100_000))
    expect([stored(), inMemory()]).toEqual([
      ['after', 'before'],
      ['after', 'before'],
    ])
  })

  it('stores and shows nothing while the disk is read-only, and works again when it is writable', () => {
    commit(note('before'))
    database.db.exec('PRAGMA query_only = ON')
    expect(storageProblemOf(failureOf(() => commit(note('lost'))))).toBe('read-only')
    expect(storageProblemOf(failureOf(() => commit({ delete: { id: 'before' } })))).toBe('read-only')
    expect([stored(), inMemory()]).toEqual([['before'], ['before']])
    database.db.exec('PRAGMA query_only = OFF')
    commit(note('after'))
    expect(inMemory()).toEqual(['after', 'before'])
  })
})

describe('StorageReporter', () => {
  it('reports the problem to the caller, and once to the operator with the folder and a remedy', () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const reporter = new StorageReporter('/srv/data')
    const full = Object.assign(new Error('database or disk is full'), {
      code: 'ERR_SQLITE_ERROR',
      errcode: 13,
    })
    for (let n = 0; n < 5; n++) {
      expect(reporter.toLakeError(full)).toMatchObject({
        status: 507,
        body: { error: 'Insufficient Storage', message: 'Nothing has been stored: the disk is full' },
      })
    }
    expect(logged).toHaveBeenCalledOnce()
    expect(logged.mock.calls[0]).toEqual([expect.stringMatching(/the disk is full.*\/srv\/data.*Free some/)])
    expect(reporter.toLakeError(new DamagedDatabaseError('row 3 missing'))).toMatchObject({ status: 503 })
    expect(logged.mock.lastCall).toEqual([expect.stringContaining('docs/recovery.md')])
  })

  it.each([
    [{ code: 'ERR_SQLITE_ERROR', errcode: 10 | (3 << 8) }, 'failing'],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 11 }, 'damaged'],
    [{ code: 'ENOSPC' }, 'full'],
    [{ code: 'EROFS' }, 'read-only'],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 19 }, undefined],
    [{ code: 'ECONNRESET' }, undefined],
    [{}, undefined],
  ])('classifies %o as %s', (properties, problem) => {
    expect(storageProblemOf(Object.assign(new Error('failed'), properties))).toBe(problem)
  })
})
