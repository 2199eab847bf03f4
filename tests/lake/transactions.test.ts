import { beforeEach, describe, expect, it } from 'vitest'
import { createToken } from '../support/lake-tokens.ts'
import { startSharedLake } from '../support/shared-lake.ts'

const lake = await startSharedLake()
let id: string
let count = 0

beforeEach(() => {
  id = `doc-${++count}`
})

describe('a transaction', () => {
  it('is all or nothing', async () => {
    const transaction = lake
      .admin()
      .transaction()
      .create({ _id: id, _type: 'note' })
      .patch('missing', { set: { a: 1 } })
    await expect(transaction.commit()).rejects.toMatchObject({
      statusCode: 409,
      details: { items: [{ index: 1 }] },
    })
    expect(await lake.admin().getDocument(id)).toBeUndefined()
  })

  it('lets each mutation see the ones before it', async () => {
    await lake
      .admin()
      .transaction()
      .create({ _id: id, _type: 'note', n: 1 })
      .patch(id, { inc: { n: 1 } })
      .commit()
    expect(await lake.admin().getDocument(id)).toMatchObject({ n: 2 })
  })

  it('changes nothing in a dry run', async () => {
    const result = await lake.admin().create({ _id: id, _type: 'note', text: 'dry' }, { dryRun: true })
    expect(result).toMatchObject({ _id: id, text: 'dry' })
    expect(await lake.admin().getDocument(id)).toBeUndefined()
  })

  it('uses the id the client gives it as revision, once', async () => {
    const transactionId = `txn-${id}`
    await lake.admin().transaction().create({ _id: id, _type: 'note' }).transactionId(transactionId).commit()
    expect(await lake.admin().getDocument(id)).toMatchObject({ _rev: transactionId })
    const again = lake
      .admin()
      .transaction()
      .createOrReplace({ _id: id, _type: 'note' })
      .transactionId(transactionId)
    await expect(again.commit()).rejects.toMatchObject({ statusCode: 409 })
  })

  it('is done once however often its request is sent, and each response is the same', async () => {
    await lake.admin().create({ _id: id, _type: 'note', n: 0, text: 'a' })
    const post = (path: string, body: object, token = lake.credentials.administratorToken) =>
      lake.fetch(`/v2025-02-19/data/${path}/production?returnDocuments=true`, {
        method: 'POST',
        token,
        body: JSON.stringify(body),
      })
    const transactionId = `again-${id}`
    const body = { mutations: [{ patch: { id, inc: { n: 1 } } }], transactionId }
    const first = await post('mutate', body)
    await lake
      .admin()
      .patch(id, { set: { text: 'b' } })
      .commit()
    const second = await post('mutate', body)
    expect(second.status).toBe(200)
    expect(await second.json()).toEqual(await first.json())
    expect(await lake.admin().getDocument(id)).toMatchObject({ n: 1, text: 'b' })
    const other = await post('mutate', { ...body, mutations: [{ patch: { id, inc: { n: 2 } } }] })
    expect(other.status).toBe(409)
    expect(await other.json()).toMatchObject({ error: { type: 'transactionAlreadyExistsError' } })
    // Nobody learns from a response what somebody else did.
    expect((await post('mutate', body, (await createToken(lake, 'editor')).key)).status).toBe(409)
  })

  it('is done once when it consists of actions that its own result would refuse', async () => {
    await lake.admin().create({ _id: `drafts.${id}`, _type: 'note', text: 'a' })
    const publish = {
      actionType: 'sanity.action.document.publish',
      publishedId: id,
      draftId: `drafts.${id}`,
    } as const
    const transactionId = `publish-${id}`
    const first = await lake.admin().action(publish, { transactionId })
    expect(await lake.admin().action(publish, { transactionId })).toEqual(first)
    await expect(
      lake.admin().action({ ...publish, publishedId: `other-${id}` }, { transactionId }),
    ).rejects.toMatchObject({ statusCode: 404 })
    expect(await lake.admin().getDocument(id)).toMatchObject({ _rev: transactionId, text: 'a' })
  })

  it('returns ids, documents, or neither', async () => {
    const admin = lake.admin()
    const ids = await admin
      .transaction()
      .create({ _id: id, _type: 'note' })
      .commit({ returnDocuments: false })
    expect(ids).toMatchObject({ transactionId: expect.any(String), documentIds: [id] })
    const documents = await admin
      .transaction()
      .patch(id, { set: { a: 1 } })
      .commit({ returnDocuments: true })
    expect(documents).toMatchObject([{ _id: id, a: 1 }])
    const raw = await lake.fetch('/v1/data/mutate/production', {
      method: 'POST',
      token: lake.credentials.administratorToken,
      body: JSON.stringify({ mutations: [{ delete: { id } }] }),
    })
    expect(await raw.json()).toEqual({
      transactionId: expect.any(String),
      results: [{ operation: 'delete' }],
    })
  })

  it('gives array items keys on request', async () => {
    await lake.admin().create({ _id: id, _type: 'note', list: [{ a: 1 }] }, { autoGenerateArrayKeys: true })
    const document = await lake.admin().getDocument(id)
    expect(document?.list).toEqual([{ a: 1, _key: expect.stringMatching(/^\w+$/) }])
  })

  it.each([
    ['no mutations', { mutations: [] }],
    ['an unknown mutation', { mutations: [{ explode: {} }] }],
    ['two in one', { mutations: [{ create: { _type: 'a' }, delete: { id: 'a' } }] }],
    ['a patch of nothing', { mutations: [{ patch: { set: { a: 1 } } }] }],
    ['an invalid transaction id', { mutations: [{ delete: { id: 'a' } }], transactionId: 'a b' }],
  ])('refuses %s', async (_name, body) => {
    const response = await lake.fetch('/v1/data/mutate/production', {
      method: 'POST',
      token: lake.credentials.administratorToken,
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { description: expect.any(String) } })
  })

  it('refuses a body that is not JSON, or too large', async () => {
    const post = (body: string) =>
      lake.fetch('/v1/data/mutate/production', {
        method: 'POST',
        token: lake.credentials.administratorToken,
        body,
      })
    expect((await post('{')).status).toBe(400)
    expect((await post(JSON.stringify({ filler: 'x'.repeat(17 * 1024 * 1024) }))).status).toBe(413)
  })
})
