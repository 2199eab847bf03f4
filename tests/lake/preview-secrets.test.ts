import type { SanityClient } from '@sanity/client'
import { beforeAll, describe, expect, it } from 'vitest'
import { createToken } from '../support/lake-tokens.ts'
import { startSharedLake } from '../support/shared-lake.ts'
import { addStudioUser, sessionFrom } from '../support/studio-user.ts'

const lake = await startSharedLake()
const type = 'sanity.previewUrlSecret'
const id = 'drafts.0b5e1c2e-8f0a-4c57-9d3f-52f6a1f0c001'
const fields = { secret: 'a secret', source: 'sanity/presentation', studioUrl: 'http://localhost/studio' }
const expired = `*[_type == "${type}" && dateTime(_updatedAt) <= dateTime(now()) - 3600]`
let viewer: SanityClient

/** What the Studio does before it shows a preview. */
function createSecret(client: SanityClient, _id = id, _type = type): Promise<unknown> {
  return client
    .transaction()
    .createOrReplace({ _id, _type })
    .patch(client.patch(_id).set({ ...fields, userId: 'a user' }))
    .commit()
}

beforeAll(async () => {
  const store = {
    lakeUrl: lake.url,
    projectId: 'embedded',
    administratorToken: lake.credentials.administratorToken,
  }
  const user = {
    name: 'V',
    email: 'v@example.com',
    role: 'viewer',
    password: 'a password for tests',
  } as const
  viewer = lake.client({ token: await sessionFrom(store, await addStudioUser(store, user)) })
  await lake
    .admin()
    .transaction()
    .create({ _id: 'note', _type: 'note' })
    .create({ _id: '0b5e1c2e-8f0a-4c57-9d3f-52f6a1f0c002', _type: 'note' })
    .create({ _id: 'drafts.0b5e1c2e-8f0a-4c57-9d3f-52f6a1f0c003', _type: 'note' })
    .commit()
})

describe('a viewer', () => {
  it('creates the secret of a preview and removes expired ones, as the Studio does', async () => {
    await createSecret(viewer)
    expect(await viewer.getDocument(id)).toMatchObject({ _type: type, ...fields })
    await viewer.delete({ query: expired })
    expect(await viewer.getDocument(id)).toMatchObject({ _type: type })
  })

  it('is told by the Studio’s grants', async () => {
    const grants = await viewer.request<{ filter: string; permissions: string[] }[]>({
      url: '/projects/embedded/datasets/production/acl',
    })
    expect(grants).toContainEqual({ filter: `_type == "${type}"`, permissions: ['create', 'update'] })
  })

  it.each<[name: string, write: (client: SanityClient) => Promise<unknown>]>([
    ['another type', (client) => createSecret(client, id.replace('001', '004'), 'note')],
    ['the id of a published document', (client) => createSecret(client, id.replace('001', '002'))],
    ['the id of a draft', (client) => createSecret(client, id.replace('001', '003'))],
    ['an id of its choice', (client) => createSecret(client, 'drafts.note')],
    ['a published secret', (client) => createSecret(client, id.replace('drafts.', ''))],
    ['the secret of somebody else', (client) => client.patch(id).set({ secret: 'known' }).commit()],
    ['a document without the rest', (client) => client.createOrReplace({ _id: id, _type: type })],
    [
      'a further document in the same transaction',
      (client) =>
        client
          .transaction()
          .createOrReplace({ _id: id.replace('001', '005'), _type: type })
          .patch(client.patch('note').set(fields))
          .commit(),
    ],
    ['other documents by query', (client) => client.delete({ query: `${expired} + *[_type == "note"]` })],
    ['every secret', (client) => client.delete({ query: `*[_type == "${type}"]` })],
  ])('cannot write %s', async (_name, write) => {
    await expect(write(viewer)).rejects.toMatchObject({ statusCode: 403 })
  })
})

it('a token of a viewer cannot create a secret', async () => {
  const { key } = await createToken(lake, 'viewer')
  await expect(createSecret(lake.client({ token: key }), id.replace('001', '006'))).rejects.toMatchObject({
    statusCode: 403,
  })
})
