import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SanityClient } from '@sanity/client'
import { type LakeProcess, startLakeProcess } from '../support/lake-process.ts'

let lake: LakeProcess
let client: SanityClient

beforeAll(async () => {
  lake = await startLakeProcess()
  client = lake.admin({ perspective: 'raw' })
})
afterAll(() => lake.stop())

/** All that the lake has on disk. */
function onDisk(): string {
  return readdirSync(lake.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n')
}

const remove = (id: string, purge: boolean) =>
  client.mutate([{ delete: { id, ...(purge && { purge }) } } as never])

describe('a deletion that purges', () => {
  it('leaves nothing of what the document ever said: not in the history, not on disk', async () => {
    await client.create({ _id: 'person.one', _type: 'person', said: 'first-secret-words' })
    await client.patch('person.one').set({ said: 'second-secret-words' }).commit()
    await client
      .transaction()
      .patch('person.one', { set: { said: 'third-secret-words' } })
      .create({ _id: 'person.two', _type: 'person', said: 'other-words' })
      .commit()
    expect(onDisk()).toContain('first-secret-words')

    await remove('person.one', true)
    expect(await client.getDocument('person.one')).toBeFalsy()
    expect(onDisk()).not.toContain('secret-words')
    // What shared a transaction with it keeps its own history.
    expect(onDisk()).toContain('other-words')
    const history = await lake.fetch(
      '/v2026-01-01/data/history/production/transactions/person.one,person.two?excludeContent=false',
      { token: lake.credentials.administratorToken },
    )
    const told = await history.text()
    expect(told).toContain('person.two')
    expect(told).not.toContain('secret-words')
  })

  it('also reaches what was deleted without it', async () => {
    await client.create({ _id: 'person.three', _type: 'person', said: 'kept-by-history' })
    await remove('person.three', false)
    expect(onDisk()).toContain('kept-by-history')
    await remove('person.three', true)
    expect(onDisk()).not.toContain('kept-by-history')
  })

  it('is for those who may delete', async () => {
    await client.create({ _id: 'public', _type: 'person', said: 'hello-words' })
    await expect(
      lake.client().mutate([{ delete: { id: 'public', purge: true } } as never]),
    ).rejects.toMatchObject({ statusCode: 403 })
    expect(onDisk()).toContain('hello-words')
  })
})
