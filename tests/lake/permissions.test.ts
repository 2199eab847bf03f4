import { beforeAll, describe, expect, it } from 'vitest'
import { startSharedLake } from '../support/shared-lake.ts'

const lake = await startSharedLake()
const everything = '*[_type in ["note", "enquiry"]]._id'

beforeAll(async () => {
  await lake
    .admin()
    .transaction()
    .create({ _id: 'public', _type: 'note', to: { _type: 'reference', _ref: 'enquiry.1', _weak: true } })
    .create({ _id: 'drafts.public', _type: 'note' })
    .create({ _id: 'versions.r1.public', _type: 'note' })
    .create({ _id: 'enquiry.1', _type: 'enquiry', name: 'A seller' })
    .commit()
})

describe('without a token', () => {
  it.each(['raw', 'published', 'drafts', ['r1', 'drafts']] as const)(
    'reads published documents in the root path only, through perspective %s',
    async (perspective) => {
      const client = lake.client({ perspective: perspective as never })
      expect(await client.fetch(everything)).toEqual(['public'])
      expect(await client.fetch('*[_id == "enquiry.1"]')).toEqual([])
      expect(await client.fetch('*[_id == "public"][0].to->name')).toBeNull()
      expect(await client.fetch('count(*[references("enquiry.1")])')).toBe(1)
    },
  )

  it('reads nothing more by id, and cannot tell which documents exist', async () => {
    const response = await lake.fetch(
      '/v1/data/doc/production/public,drafts.public,enquiry.1,enquiry.none,none',
    )
    expect(await response.json()).toMatchObject({
      documents: [{ _id: 'public' }],
      omitted: [
        { id: 'drafts.public', reason: 'permission' },
        { id: 'enquiry.1', reason: 'permission' },
        { id: 'enquiry.none', reason: 'permission' },
        { id: 'none', reason: 'existence' },
      ],
    })
  })

  it('exports the same', async () => {
    const text = await (await lake.fetch('/v1/data/export/production')).text()
    const ids = text
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { _id: string })._id)
    expect(ids).toEqual(['public'])
  })

  it('writes nothing, and the error names the missing permission', async () => {
    const writes = [
      () => lake.client().create({ _id: 'x', _type: 'note' }),
      () => lake.client().createOrReplace({ _id: 'public', _type: 'note' }),
      () => lake.client().patch('public').set({ a: 1 }).commit(),
      () => lake.client().delete('public'),
      () => lake.client().delete({ query: '*' }),
      () =>
        lake.client().action({
          actionType: 'sanity.action.document.publish',
          draftId: 'drafts.public',
          publishedId: 'public',
        }),
    ]
    for (const write of writes) await expect(write()).rejects.toMatchObject({ statusCode: 403 })
    await expect(writes[0]?.()).rejects.toMatchObject({
      details: { items: [{ error: { type: 'insufficientPermissionsError', permission: 'create' } }] },
    })
    expect(await lake.admin().getDocument('public')).toMatchObject({ _id: 'public' })
  })

  it('cannot listen for drafts by the live stream', async () => {
    expect((await lake.fetch('/v1/data/live/events/production?includeDrafts=true')).status).toBe(401)
  })

  it('has no user', async () => {
    expect((await lake.fetch('/v1/users/me')).status).toBe(401)
  })
})

describe('with a token', () => {
  it('that is unknown, is refused even for public content', async () => {
    await expect(lake.client({ token: 'sk-not-a-token-at-all' }).fetch('*')).rejects.toMatchObject({
      statusCode: 401,
    })
  })

  it('of the site, reads everything and writes documents, but does not administer', async () => {
    const site = lake.client({ token: lake.credentials.siteToken, perspective: 'raw' })
    expect(await site.fetch(`${everything} | order(@)`)).toEqual([
      'drafts.public',
      'enquiry.1',
      'public',
      'versions.r1.public',
    ])
    await site.create({ _id: 'enquiry.2', _type: 'enquiry' })
    await site.delete('enquiry.2')
    await expect(site.datasets.create('other')).rejects.toMatchObject({ statusCode: 403 })
    expect(await site.users.getById('me')).toMatchObject({ role: 'editor' })
  })

  it('of the administrator, creates and removes datasets', async () => {
    await lake.admin().datasets.create('other', { aclMode: 'private' })
    expect((await lake.admin().datasets.list()).map(({ name }) => name)).toEqual(['other', 'production'])
    await lake.admin({ dataset: 'other' }).create({ _id: 'secret', _type: 'note' })
    // For anonymous callers it does not exist.
    await expect(lake.client({ dataset: 'other' }).fetch('*')).rejects.toMatchObject({ statusCode: 404 })
    await expect(lake.admin().datasets.create('other')).rejects.toMatchObject({ statusCode: 409 })
    await lake.admin().datasets.delete('other')
    await expect(lake.admin({ dataset: 'other' }).fetch('*')).rejects.toMatchObject({ statusCode: 404 })
  })
})

describe('the server', () => {
  it('responds to a ping, and with 404 in JSON to unknown paths', async () => {
    expect((await lake.fetch('/v1/ping')).status).toBe(200)
    const unknown = await lake.fetch('/v1/nonsense')
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toMatchObject({ statusCode: 404, error: 'Not Found' })
    expect((await lake.fetch('/v2020-1-1/ping')).status).toBe(404)
  })
})
