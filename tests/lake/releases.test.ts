import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LakeProcess, startLakeProcess } from '../support/lake-process.ts'

let lake: LakeProcess
let releaseId: string
let publishedId: string
let versionId: string
let count = 0

beforeAll(async () => {
  lake = await startLakeProcess()
})
afterAll(() => lake.stop())
beforeEach(async () => {
  releaseId = `r${++count}`
  publishedId = `page-${count}`
  versionId = `versions.${releaseId}.${publishedId}`
  await lake.admin().releases.create({ releaseId, metadata: { title: 'Spring', releaseType: 'scheduled' } })
  await lake.admin().createVersion({
    publishedId,
    releaseId,
    document: { _id: versionId, _type: 'note', text: 'spring' },
  })
})

const get = (id: string) => lake.admin({ perspective: 'raw' }).getDocument(id)
const release = () => get(`_.releases.${releaseId}`)
const releases = () => lake.admin().releases
const inMilliseconds = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
const schedule = (milliseconds: number) =>
  releases().schedule({ releaseId, publishAt: inMilliseconds(milliseconds) })
const untilState = (state: string, id = releaseId) =>
  vi.waitUntil(async () => (await get(`_.releases.${id}`))?.state === state)
const conflict = { statusCode: 409 }

describe('a scheduled release', () => {
  it('is published by the lake at its time', async () => {
    await schedule(3_000)
    expect(await release()).toMatchObject({ state: 'scheduled', publishAt: expect.any(String) as string })
    expect(await get(publishedId)).toBeUndefined()
    await untilState('published')
    expect(await get(publishedId)).toMatchObject({ text: 'spring' })
    expect(await get(versionId)).toBeUndefined()
    const { publishAt, publishedAt, finalDocumentStates } = (await release()) as Record<string, string>
    expect(Date.parse(publishedAt!)).toBeGreaterThanOrEqual(Date.parse(publishAt!))
    expect(finalDocumentStates).toEqual([expect.objectContaining({ id: versionId })])
  })

  it('whose time comes while the lake is stopped is published at the next start', async () => {
    await schedule(300)
    const { dataDir } = lake
    await lake.kill()
    await sleep(300)
    lake = await startLakeProcess({ dataDir })
    await untilState('published')
    expect(await get(publishedId)).toMatchObject({ text: 'spring' })
  })

  it('cannot be changed, published or archived until it is unscheduled', async () => {
    await schedule(3_600_000)
    await expect(schedule(7_200_000)).rejects.toMatchObject(conflict)
    await expect(releases().publish({ releaseId })).rejects.toMatchObject(conflict)
    await expect(releases().archive({ releaseId })).rejects.toMatchObject(conflict)
    await expect(releases().delete({ releaseId })).rejects.toMatchObject(conflict)
    await expect(lake.admin().discardVersion({ publishedId, releaseId })).rejects.toMatchObject(conflict)
    await releases().unschedule({ releaseId })
    expect(await release()).toMatchObject({ state: 'active' })
    expect(await release()).not.toHaveProperty('publishAt')
    await expect(releases().unschedule({ releaseId })).rejects.toMatchObject(conflict)
    await releases().publish({ releaseId })
    expect(await get(publishedId)).toMatchObject({ text: 'spring' })
  })

  it('that is unscheduled in time is not published', async () => {
    const later = `${releaseId}-later`
    await schedule(3_000)
    await releases().unschedule({ releaseId })
    await releases().create({ releaseId: later, metadata: {} })
    await releases().schedule({ releaseId: later, publishAt: inMilliseconds(3_000) })
    await untilState('published', later)
    expect(await release()).toMatchObject({ state: 'active' })
    expect(await get(publishedId)).toBeUndefined()
  })

  it('that cannot be published keeps all versions, is active again, and has the error', async () => {
    await lake.admin().createVersion({
      publishedId: `${publishedId}-other`,
      releaseId,
      document: {
        _id: `versions.${releaseId}.${publishedId}-other`,
        _type: 'note',
        // Allowed in a version; when published, the referenced document has to exist.
        about: {
          _type: 'reference',
          _ref: 'nothing-there',
          _weak: true,
          _strengthenOnPublish: { type: 'note' },
        },
      },
    })
    await schedule(200)
    await vi.waitUntil(async () => (await release())?.error)
    expect(await release()).toMatchObject({
      state: 'active',
      error: { message: expect.stringContaining('nothing-there') as string },
    })
    expect(await get(publishedId)).toBeUndefined()
    expect(await get(versionId)).toMatchObject({ text: 'spring' })
    await lake.admin().create({ _id: 'nothing-there', _type: 'note' })
    await releases().publish({ releaseId })
    expect(await release()).not.toHaveProperty('error')
    expect(await get(`${publishedId}-other`)).toMatchObject({ about: { _ref: 'nothing-there' } })
  })

  it('needs a valid time', async () => {
    await expect(releases().schedule({ releaseId, publishAt: 'tomorrow' })).rejects.toMatchObject({
      statusCode: 400,
    })
  })
})

describe('an archived release', () => {
  it('loses its versions, gets them back when it is unarchived, and can be deleted', async () => {
    const before = await get(versionId)
    await releases().archive({ releaseId })
    expect(await release()).toMatchObject({
      state: 'archived',
      finalDocumentStates: [expect.objectContaining({ id: versionId })],
    })
    expect(await get(versionId)).toBeUndefined()
    await expect(schedule(1000)).rejects.toMatchObject(conflict)

    await releases().unarchive({ releaseId })
    expect(await get(versionId)).toMatchObject({ text: 'spring', _createdAt: before?._createdAt })
    expect(await release()).toMatchObject({ state: 'active' })
    await expect(releases().delete({ releaseId })).rejects.toMatchObject(conflict)

    await releases().archive({ releaseId })
    await releases().delete({ releaseId })
    expect(await release()).toBeUndefined()
  })
})

describe('editing a release', () => {
  it('changes its metadata and nothing else', async () => {
    await releases().edit({ releaseId, patch: { set: { 'metadata.title': 'Summer' } } })
    expect(await release()).toMatchObject({ metadata: { title: 'Summer' } })
    for (const patch of [
      { set: { state: 'scheduled', publishAt: inMilliseconds(0) } },
      { setIfMissing: { publishAt: inMilliseconds(0) } },
      { unset: ['state'] },
      { insert: { after: 'finalDocumentStates[-1]', items: [{ id: 'x' }] } },
      { set: { metadataOther: 1 } },
    ]) {
      await expect(releases().edit({ releaseId, patch })).rejects.toMatchObject({
        statusCode: 400,
      })
    }
    expect(await release()).toMatchObject({ state: 'active' })
  })
})
