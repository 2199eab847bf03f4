import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, vi } from 'vitest'
import { startLakeProcess } from '../support/lake-process.ts'
import { startSharedLake } from '../support/shared-lake.ts'

const lake = await startSharedLake()
const client = lake.admin({ perspective: 'raw' })

/** The bytes of all files of a lake, as text. */
function onDisk({ dataDir } = lake): string {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n')
}

const remove = (id: string, purge: boolean) =>
  client.mutate([{ delete: { id, ...(purge && { purge }) } } as never])

describe('a deletion that purges', () => {
  it('leaves no content of the document in the history or on disk', async () => {
    await client.create({ _id: 'person.one', _type: 'person', text: 'first-secret-words' })
    await client.patch('person.one').set({ text: 'second-secret-words' }).commit()
    await client
      .transaction()
      .patch('person.one', { set: { text: 'third-secret-words' } })
      .create({ _id: 'person.two', _type: 'person', text: 'other-words' })
      .commit()
    expect(onDisk()).toContain('first-secret-words')

    await remove('person.one', true)
    expect(await client.getDocument('person.one')).toBeFalsy()
    expect(onDisk()).not.toContain('secret-words')
    // Other documents of the same transaction keep their history.
    expect(onDisk()).toContain('other-words')
    const history = await lake.fetch(
      '/v2026-01-01/data/history/production/transactions/person.one,person.two?excludeContent=false',
      { token: lake.credentials.administratorToken },
    )
    const body = await history.text()
    expect(body).toContain('person.two')
    expect(body).not.toContain('secret-words')
  })

  it('also purges a document that was deleted before', async () => {
    await client.create({ _id: 'person.three', _type: 'person', text: 'kept-by-history' })
    await remove('person.three', false)
    expect(onDisk()).toContain('kept-by-history')
    await remove('person.three', true)
    expect(onDisk()).not.toContain('kept-by-history')
  })

  it('leaves no content from earlier mutations of the same transaction', async () => {
    await client.create({ _id: 'person.four', _type: 'person', text: 'older-confession' })
    await client.mutate([
      { patch: { id: 'person.four', set: { text: 'newest-confession' } } },
      { createOrReplace: { _id: 'person.five', _type: 'person', text: 'innocent-words' } },
      { delete: { id: 'person.four', purge: true } },
    ] as never)
    await client.mutate([
      { create: { _id: 'person.six', _type: 'person', text: 'short-lived-confession' } },
      { patch: { query: '*[_id == "person.six"]', set: { more: 'queried-confession' } } },
      { delete: { query: '*[_id == "person.six"]', purge: true } },
    ] as never)
    expect(onDisk()).not.toContain('confession')
    expect(onDisk()).toContain('innocent-words')
  })

  it('lets the same transaction create the document again, with a new history', async () => {
    await client.create({ _id: 'person.seven', _type: 'person', text: 'regretted-words' })
    await client.mutate([
      { delete: { id: 'person.seven', purge: true } },
      { create: { _id: 'person.seven', _type: 'person', text: 'fresh-words' } },
    ] as never)
    expect(onDisk()).not.toContain('regretted-words')
    const history = await lake.fetch(
      '/v2026-01-01/data/history/production/transactions/person.seven?excludeContent=false&effectFormat=mendoza',
      { token: lake.credentials.administratorToken },
    )
    const lines = (await history.text()).trim().split('\n')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('fresh-words')
  })

  it('erases the rest when readers of an earlier state are done, and delays no request meanwhile', async () => {
    const reader = new DatabaseSync(join(lake.dataDir, 'content-lake.sqlite'), { readOnly: true })
    await client.create({ _id: 'person.eight', _type: 'person', text: 'overheard-words' })
    reader.exec('BEGIN')
    reader.prepare('SELECT count(*) FROM document').get()
    await remove('person.eight', true)
    await client.create({ _id: 'person.nine', _type: 'person', text: 'other-business' })
    expect(onDisk()).toContain('overheard-words')
    reader.close()
    await vi.waitUntil(() => !onDisk().includes('overheard-words'))
  })

  it('leaves no document in the queue of a webhook that does not respond', async () => {
    const other = await startLakeProcess({
      env: {
        CONTENT_LAKE_WEBHOOK_URL: 'http://127.0.0.1:9/hook',
        CONTENT_LAKE_WEBHOOK_SECRET: 'only-for-this-test',
      },
    })
    const queue = () => {
      const reader = new DatabaseSync(join(other.dataDir, 'content-lake.sqlite'), { readOnly: true })
      const rows = reader.prepare('SELECT document_id AS id, rendered FROM webhook_change').all()
      reader.close()
      return rows.map((row) => ({ ...row }))
    }
    const admin = other.admin()
    await admin.create({ _id: 'person', _type: 'person', text: 'queued-words' })
    await admin.patch('person').set({ text: 'more-queued-words' }).commit()
    expect(onDisk(other)).toContain('queued-words')
    await admin.mutate([{ delete: { id: 'person', purge: true } } as never])
    expect(onDisk(other)).not.toContain('queued-words')
    // The webhook still gets the deletion.
    expect(queue()).toHaveLength(3)
    expect(queue()).toContainEqual({ id: 'person', rendered: expect.stringContaining('delete') as string })
    await other.stop()
  })

  it('erases the content of a deleted dataset', async () => {
    await client.datasets.create('doomed')
    await lake.admin({ dataset: 'doomed' }).create({ _id: 'a', _type: 'person', text: 'doomed-words' })
    expect(onDisk()).toContain('doomed-words')
    await client.datasets.delete('doomed')
    expect(onDisk()).not.toContain('doomed-words')
  })

  it('needs permission to delete', async () => {
    await client.create({ _id: 'public', _type: 'person', text: 'hello-words' })
    await expect(
      lake.client().mutate([{ delete: { id: 'public', purge: true } } as never]),
    ).rejects.toMatchObject({ statusCode: 403 })
    expect(onDisk()).toContain('hello-words')
  })
})
