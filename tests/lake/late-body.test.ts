import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { createToken, revokeToken } from '../support/lake-tokens.ts'
import { startSharedLake } from '../support/shared-lake.ts'

const lake = await startSharedLake()
let dataset: string
let count = 0

beforeEach(async () => {
  dataset = `late-${++count}`
  await lake.admin().datasets.create(dataset, { aclMode: 'private' })
})

type BegunRequest = {
  /** Sends the body; resolves with the response. */
  finish(body: string | Buffer): Promise<{ status: number; text: string }>
}

/** A request whose headers have been read, and whose body is still to come. */
async function begin(
  method: string,
  path: string,
  token: string | undefined,
  type: string,
): Promise<BegunRequest> {
  const outgoing: ClientRequest = request(`${lake.url}${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      'content-type': type,
      expect: '100-continue',
    },
  })
  const responded = once(outgoing, 'response') as Promise<[IncomingMessage]>
  outgoing.flushHeaders()
  await once(outgoing, 'continue')
  return {
    async finish(body) {
      outgoing.end(body)
      const [response] = await responded
      return { status: response.statusCode ?? 0, text: await text(response) }
    },
  }
}

async function replaceDataset(): Promise<void> {
  const { datasets } = lake.admin()
  await datasets.delete(dataset)
  await datasets.create(dataset, { aclMode: 'private' })
}

const contents = () => lake.admin({ dataset, perspective: 'raw' }).fetch<string[]>('*[]._id')
const created = JSON.stringify({ mutations: [{ create: { _id: 'late', _type: 'note' } }] })

describe('a body that arrives after its dataset was replaced by one of the same name', () => {
  const action = {
    actionType: 'sanity.action.document.create',
    publishedId: 'late',
    attributes: { _id: 'drafts.late', _type: 'note' },
  }
  it.each([
    ['a mutation', 'POST', '/v1/data/mutate/', 'application/json', created],
    [
      'an action',
      'POST',
      '/v2025-02-19/data/actions/',
      'application/json',
      JSON.stringify({ actions: [action] }),
    ],
    ['a file', 'POST', '/v1/assets/files/', 'text/plain', 'late text'],
  ])('changes nothing: %s', async (_name, method, path, type, body) => {
    const begun = await begin(method, path + dataset, lake.credentials.administratorToken, type)
    await replaceDataset()
    expect((await begun.finish(body)).status).toBe(404)
    expect(await contents()).toEqual([])
  })

  it('does not make the new one public', async () => {
    const path = `/v1/datasets/${dataset}`
    const begun = await begin('PATCH', path, lake.credentials.administratorToken, 'application/json')
    await replaceDataset()
    expect((await begun.finish(JSON.stringify({ aclMode: 'public' }))).status).toBe(404)
    expect(await lake.admin().datasets.list()).toContainEqual(
      expect.objectContaining({ name: dataset, aclMode: 'private' }),
    )
  })

  it('shows an anonymous caller nothing of the new one', async () => {
    const { datasets } = lake.admin()
    await datasets.edit(dataset, { aclMode: 'public' })
    const begun = await begin('POST', `/v1/data/query/${dataset}`, undefined, 'application/json')
    await replaceDataset()
    await lake.admin({ dataset }).create({ _id: 'secret', _type: 'note' })
    const { status, text } = await begun.finish(JSON.stringify({ query: '*' }))
    expect(status).toBe(404)
    expect(text).not.toContain('secret')
  })

  it('leaves the new one alone, and its files', async () => {
    await lake.admin({ dataset }).assets.upload('file', Buffer.from('old text'), { filename: 'a.txt' })
    await lake.admin().datasets.delete(dataset)
    await lake.admin().datasets.create(dataset)
    const { url } = await lake.admin({ dataset }).assets.upload('file', Buffer.from('new text'))
    expect(await (await fetch(url.replace('http://localhost:3333', lake.url))).text()).toBe('new text')
  })
})

describe('a request whose token is revoked', () => {
  it.each([
    ['/v1/data/mutate/', 'application/json', created],
    ['/v1/assets/files/', 'text/plain', 'late text'],
  ])('changes nothing when its body arrives later: %s', async (path, type, body) => {
    const { id, key } = await createToken(lake, 'editor')
    const begun = await begin('POST', path + dataset, key, type)
    await revokeToken(lake, id)
    expect((await begun.finish(body)).status).toBe(401)
    expect(await contents()).toEqual([])
  })

  it('ends in the middle of a long response', async () => {
    const { id, key } = await createToken(lake, 'viewer')
    const text = 'x'.repeat(1_000_000)
    for (let batch = 0; batch < 3; batch++) {
      await lake.admin({ dataset }).mutate(
        Array.from({ length: 12 }, () => ({ create: { _type: 'long', text } })),
        {
          returnDocuments: false,
        },
      )
    }
    const response = await lake.fetch(`/v1/data/export/${dataset}`, { token: key })
    const reader = response.body!.getReader()
    await reader.read()
    await revokeToken(lake, id)
    // Longer than the lake relies on its last check.
    await sleep(100)
    const rest = async (): Promise<void> => {
      while (!(await reader.read()).done);
    }
    await expect(rest()).rejects.toThrow('terminated')
  })

  it('makes no other token', async () => {
    const { id, key } = await createToken(lake, 'administrator')
    const begun = await begin('POST', '/v1/projects/embedded/tokens', key, 'application/json')
    await revokeToken(lake, id)
    expect((await begun.finish(JSON.stringify({ label: 'Other', roleName: 'administrator' }))).status).toBe(
      401,
    )
  })
})
