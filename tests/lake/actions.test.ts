import { beforeEach, describe, expect, it } from 'vitest'
import { startSharedLake } from '../support/shared-lake.ts'

const lake = await startSharedLake()
let publishedId: string
let draftId: string
let count = 0

beforeEach(() => {
  publishedId = `doc-${++count}`
  draftId = `drafts.${publishedId}`
})

const act = (action: Record<string, unknown>) => lake.admin().action(action as never)
const get = (id: string) => lake.admin({ perspective: 'raw' }).getDocument(id)
const draft = (extra: object = {}) =>
  lake.admin().create({ _id: draftId, _type: 'note', text: 'draft', ...extra })
const published = (extra: object = {}) =>
  lake.admin().create({ _id: publishedId, _type: 'note', text: 'published', ...extra })

describe('document actions', () => {
  it('create adds a draft, and fails or is ignored when there is one', async () => {
    const create = {
      actionType: 'sanity.action.document.create',
      publishedId,
      attributes: { _id: draftId, _type: 'note', text: 'new' },
    }
    await act({ ...create, ifExists: 'fail' })
    expect(await get(draftId)).toMatchObject({ text: 'new' })
    await expect(act({ ...create, ifExists: 'fail' })).rejects.toMatchObject({ statusCode: 409 })
    await act({ ...create, ifExists: 'ignore', attributes: { ...create.attributes, text: 'other' } })
    expect(await get(draftId)).toMatchObject({ text: 'new' })
  })

  it('edit of a published document creates its draft in the same transaction', async () => {
    await published({ keep: 1 })
    await act({
      actionType: 'sanity.action.document.edit',
      draftId,
      publishedId,
      patch: { set: { text: 'edited' } },
    })
    expect(await get(draftId)).toMatchObject({ text: 'edited', keep: 1 })
    expect(await get(publishedId)).toMatchObject({ text: 'published' })
    await act({ actionType: 'sanity.action.document.edit', draftId, publishedId, patch: { unset: ['keep'] } })
    expect(await get(draftId)).not.toHaveProperty('keep')
  })

  it('edit of a document that does not exist is refused', async () => {
    const edit = act({
      actionType: 'sanity.action.document.edit',
      draftId,
      publishedId,
      patch: { set: { a: 1 } },
    })
    await expect(edit).rejects.toMatchObject({ statusCode: 404 })
  })

  it('publish replaces the published document, keeps its creation time, and strengthens references', async () => {
    const before = await published()
    await lake.admin().create({ _id: `${publishedId}-target`, _type: 'note' })
    await draft({
      _createdAt: before._createdAt,
      to: {
        _type: 'reference',
        _ref: `${publishedId}-target`,
        _weak: true,
        _strengthenOnPublish: { type: 'note' },
      },
      _system: { base: { id: publishedId } },
    })
    await act({ actionType: 'sanity.action.document.publish', draftId, publishedId })
    const after = await get(publishedId)
    expect(await get(draftId)).toBeUndefined()
    expect(after).toMatchObject({ text: 'draft', _createdAt: before._createdAt })
    expect(after?.to).toEqual({ _type: 'reference', _ref: `${publishedId}-target` })
    expect(after).not.toHaveProperty('_system')
  })

  it('publish of a draft that has another revision than expected is refused', async () => {
    const { _rev } = await draft()
    await lake.admin().patch(draftId).set({ text: 'later' }).commit()
    const publish = { actionType: 'sanity.action.document.publish', draftId, publishedId }
    await expect(act({ ...publish, ifDraftRevisionId: _rev })).rejects.toMatchObject({ statusCode: 409 })
    expect(await get(draftId)).toMatchObject({ text: 'later' })
  })

  it('publish of a reference to something unpublished is refused', async () => {
    await draft({
      to: { _type: 'reference', _ref: 'ghost', _weak: true, _strengthenOnPublish: { type: 'note' } },
    })
    await expect(
      act({ actionType: 'sanity.action.document.publish', draftId, publishedId }),
    ).rejects.toMatchObject({
      statusCode: 409,
    })
    expect(await get(draftId)).toBeDefined()
  })

  it('unpublish turns the document into a draft, and keeps an existing draft', async () => {
    await published()
    await act({ actionType: 'sanity.action.document.unpublish', draftId, publishedId })
    expect(await get(publishedId)).toBeUndefined()
    expect(await get(draftId)).toMatchObject({ text: 'published' })
    await published()
    await lake.admin().patch(draftId).set({ text: 'mine' }).commit()
    await act({ actionType: 'sanity.action.document.unpublish', draftId, publishedId })
    expect(await get(draftId)).toMatchObject({ text: 'mine' })
  })

  it('unpublish and delete of a document that others refer to are refused', async () => {
    await published()
    await lake
      .admin()
      .create({ _id: `${publishedId}-source`, _type: 'note', to: { _type: 'reference', _ref: publishedId } })
    for (const actionType of ['sanity.action.document.unpublish', 'sanity.action.document.delete']) {
      await expect(act({ actionType, draftId, publishedId, includeDrafts: [] })).rejects.toMatchObject({
        statusCode: 409,
        details: { items: [{ error: { type: 'documentHasExistingReferencesError' } }] },
      })
    }
  })

  it('discard removes the draft only', async () => {
    await published()
    await draft()
    await act({ actionType: 'sanity.action.document.discard', draftId })
    expect([await get(draftId), (await get(publishedId))?._id]).toEqual([undefined, publishedId])
    await expect(
      act({ actionType: 'sanity.action.document.discard', draftId: publishedId }),
    ).rejects.toMatchObject({
      statusCode: 400,
    })
  })

  it('delete removes the document and its draft', async () => {
    await published()
    await draft()
    await act({ actionType: 'sanity.action.document.delete', publishedId, includeDrafts: [draftId] })
    expect([await get(draftId), await get(publishedId)]).toEqual([undefined, undefined])
  })

  it('replaceDraft replaces the draft', async () => {
    await draft({ extra: 1 })
    await act({
      actionType: 'sanity.action.document.replaceDraft',
      publishedId,
      attributes: { _id: draftId, _type: 'note', text: 'whole' },
    })
    expect(await get(draftId)).toMatchObject({ text: 'whole' })
    expect(await get(draftId)).not.toHaveProperty('extra')
  })

  it('several in one request are one transaction, in which each sees the effects of earlier ones', async () => {
    const actions = [
      {
        actionType: 'sanity.action.document.create',
        publishedId,
        attributes: { _id: draftId, _type: 'note' },
      },
      { actionType: 'sanity.action.document.edit', draftId, publishedId, patch: { set: { text: 'a' } } },
      { actionType: 'sanity.action.document.publish', draftId, publishedId },
    ]
    const { transactionId } = await lake.admin().action(actions as never)
    expect(await get(publishedId)).toMatchObject({ text: 'a', _rev: transactionId })
    expect(await get(draftId)).toBeUndefined()
  })

  it('change nothing in a dry run', async () => {
    await draft()
    await lake
      .admin()
      .action({ actionType: 'sanity.action.document.publish', draftId, publishedId } as never, {
        dryRun: true,
      })
    expect(await get(draftId)).toBeDefined()
  })

  it.each([
    ['an unknown action', { actionType: 'sanity.action.document.explode' }],
    ['a name from the prototype', { actionType: 'sanity.action.document.constructor' }],
    ['a missing field', { actionType: 'sanity.action.document.publish' }],
  ])('refuses %s', async (_name, action) => {
    await expect(act(action)).rejects.toMatchObject({ statusCode: 400 })
  })
})

describe('releases', () => {
  it('hold versions, and publish them all at once', async () => {
    const releaseId = `r${count}`
    const admin = lake.admin()
    await published()
    await admin.create({ _id: `${publishedId}-old`, _type: 'note' })
    await act({ actionType: 'sanity.action.release.create', releaseId, metadata: { title: 'Spring' } })
    await act({
      actionType: 'sanity.action.document.version.create',
      publishedId,
      document: { _id: `versions.${releaseId}.${publishedId}`, _type: 'note', text: 'spring' },
    })
    await act({
      actionType: 'sanity.action.document.version.unpublish',
      versionId: `versions.${releaseId}.${publishedId}-old`,
      publishedId: `${publishedId}-old`,
    })
    const preview = lake.admin({ perspective: [releaseId] })
    expect(await preview.fetch('*[_id in $ids].text', { ids: [publishedId, `${publishedId}-old`] })).toEqual([
      'spring',
    ])
    await act({ actionType: 'sanity.action.release.publish', releaseId })
    expect(await get(publishedId)).toMatchObject({ text: 'spring' })
    expect(await get(`${publishedId}-old`)).toBeUndefined()
    expect(await get(`_.releases.${releaseId}`)).toMatchObject({ state: 'published' })
    await expect(act({ actionType: 'sanity.action.release.publish', releaseId })).rejects.toMatchObject({
      statusCode: 409,
    })
  })
})
