import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as soon } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { seedDataset } from '../../scripts/seed/seed-dataset.ts'
import { type LakeProcess, startLakeProcess } from '../support/lake-process.ts'
import { startSharedLake } from '../support/shared-lake.ts'

const total = 191

/** The rights of the token that `npm run seed` uses. */
const siteClient = (from: LakeProcess) =>
  from.client({ token: from.credentials.siteToken, perspective: 'raw', maxRetries: 0 })

const lake = await startSharedLake()
const client = siteClient(lake)

const count = () => client.fetch<number>('count(*[_type in ["area", "town", "faq", "siteSettings"]])')
const nameOf = (id: string) => client.fetch<string | null>('*[_id == $id][0].name', { id })
const revisions = () =>
  client.fetch<unknown>('*[_type in ["area", "town", "guide"]] | order(_id) {_id, _rev}')

beforeEach(async () => {
  await client.delete({ query: '*[!(_id in path("_.**")) && !string::startsWith(_type, "system.")]' })
})

describe('seeding an empty dataset', () => {
  it('writes everything, visible to visitors, and nothing the second time', async () => {
    expect(await seedDataset({ client })).toMatchObject({ status: 'done', created: total, kept: 0, total })
    const visitor = lake.client()
    expect(await visitor.fetch('count(*[_type == "area" && town->slug.current == "west-berkshire"])')).toBe(
      63,
    )
    const before = await revisions()
    expect(await seedDataset({ client })).toMatchObject({ status: 'done', created: 0, kept: total, total })
    expect(await revisions()).toEqual(before)
  })

  it('writes nothing on a dry run', async () => {
    const lines: string[] = []
    const result = await seedDataset({ client, dryRun: true, log: (line) => lines.push(line) })
    expect(result).toMatchObject({ status: 'done', created: total })
    expect(lines).toContain('Would create area-reading-caversham')
    expect(await count()).toBe(0)
  })

  it('writes only what is selected, and nothing that would refer to a missing document', async () => {
    const only = ['reading/caversham']
    expect(await seedDataset({ client, only })).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('town-reading'),
    })
    expect(await count()).toBe(0)
    expect(await seedDataset({ client, only: ['town', 'faq'] })).toMatchObject({ created: 18, total: 18 })
    // Its neighbours are missing: the page leaves them out until they exist.
    expect(await seedDataset({ client, only })).toMatchObject({ created: 1, total: 1 })
    expect(await count()).toBe(19)
  })
})

describe("an editor's work", () => {
  beforeEach(async () => {
    await seedDataset({ client })
    await client.patch('town-reading').set({ name: 'Edited' }).commit()
    await client.createOrReplace({ _id: 'drafts.town-slough', _type: 'town', name: 'Draft' })
    await client.delete('faq-fees')
    await client.createOrReplace({ _id: 'my-own', _type: 'faq', question: 'Mine?' })
  })

  it('stays unchanged while missing documents are created again', async () => {
    expect(await seedDataset({ client })).toMatchObject({ created: 1, reset: 0, kept: total - 1 })
    expect(await nameOf('town-reading')).toBe('Edited')
    expect(await nameOf('drafts.town-slough')).toBe('Draft')
  })

  it('is replaced by a reset, except for drafts and documents of its own', async () => {
    expect(await seedDataset({ client, mode: 'reset' })).toMatchObject({
      created: 1,
      reset: 1,
      kept: total - 2,
    })
    expect(await nameOf('town-reading')).toBe('Reading')
    expect(await nameOf('drafts.town-slough')).toBe('Draft')
    expect(await client.fetch('*[_id == "my-own"][0].question')).toBe('Mine?')
  })

  it('is not published by the seed when it has been taken off the site', async () => {
    const page = await client.getDocument('testimonial-1')
    if (!page) throw new Error('no testimonial')
    await client
      .transaction()
      .delete(page._id)
      .create({ ...page, _id: 'drafts.testimonial-1' })
      .commit()
    await seedDataset({ client })
    expect(await client.getDocument('testimonial-1')).toBeUndefined()
  })
})

describe('a dataset that cannot be written', () => {
  it('fails without writing anything', async () => {
    const result = await seedDataset({ client: lake.client({ maxRetries: 0 }) })
    expect(result).toMatchObject({ status: 'failed', written: 0, total })
    expect(await count()).toBe(0)
  })

  it('fails differently from one that cannot be read', async () => {
    const other = await startLakeProcess()
    const unreachable = siteClient(other)
    await other.stop()
    expect(await seedDataset({ client: unreachable })).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('cannot be read'),
    })
  })

  it('holds all of the seed or nothing when the lake is killed meanwhile', async () => {
    const killed = await startLakeProcess()
    const seeding = seedDataset({
      client: siteClient(killed),
      log: (line) => {
        // What follows is reading the existing documents, then writing.
        if (line.startsWith('Checking')) void whenWriting(killed).then(() => killed.kill())
      },
    })
    const outcome = await seeding
    const restarted = await startLakeProcess({ dataDir: killed.dataDir })
    try {
      const found = await siteClient(restarted).fetch<number>('count(*[_type == "area"])')
      expect(outcome.status === 'done' ? [162] : [0, 162]).toContain(found)
      expect(await seedDataset({ client: siteClient(restarted) })).toMatchObject({ status: 'done', total })
      expect(await siteClient(restarted).fetch('count(*[_type == "area"])')).toBe(162)
    } finally {
      await restarted.stop()
    }
  })
})

/** Resolves when the lake has begun to store documents: the write-ahead log grows before the commit is done. */
async function whenWriting(of: LakeProcess): Promise<void> {
  const log = join(of.dataDir, 'content-lake.sqlite-wal')
  const size = statSync(log).size
  while (statSync(log).size === size) await soon()
}
