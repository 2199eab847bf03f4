import type { SanityClient } from '@sanity/client'
import { applyPatch } from 'mendoza'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LakeProcess, startLakeProcess } from '../support/lake-process.ts'

let lake: LakeProcess
let client: SanityClient

beforeAll(async () => {
  lake = await startLakeProcess()
  client = lake.admin({ perspective: 'raw' })
})
afterAll(() => lake.stop())

type Entry = {
  id: string
  author: string
  timestamp: string
  documentIDs: string[]
  mutations?: unknown[]
  effects?: Record<string, { apply: unknown[]; revert: unknown[] }>
}
type Event = Record<string, unknown> & { type: string }

async function history<T>(path: string, token = lake.credentials.administratorToken): Promise<T> {
  const response = await lake.fetch(`/v2026-01-01/data/history/production/${path}`, { token })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

async function transactions(ids: string, query = ''): Promise<Entry[]> {
  const response = await lake.fetch(`/v2026-01-01/data/history/production/transactions/${ids}?${query}`, {
    token: lake.credentials.administratorToken,
  })
  expect(response.status).toBe(200)
  return (await response.text())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry)
}

async function eventTypes(id: string): Promise<string[]> {
  return (await events(id)).map(({ type }) => type)
}

async function events(id: string): Promise<Event[]> {
  const answer = await history<{ events: Record<string, Event[]> }>(`events/documents/${id}?limit=100`)
  return answer.events[id] ?? []
}

async function at(id: string, query: string): Promise<Record<string, unknown> | undefined> {
  return (await history<{ documents: Record<string, unknown>[] }>(`documents/${id}?${query}`)).documents[0]
}

const edit = (id: string, set: Record<string, unknown>) =>
  client.action({
    actionType: 'sanity.action.document.edit',
    draftId: `drafts.${id}`,
    publishedId: id,
    patch: { set },
  })
const publish = (id: string) =>
  client.action({ actionType: 'sanity.action.document.publish', draftId: `drafts.${id}`, publishedId: id })

describe('transactions of a document', () => {
  let ids: string[]

  beforeAll(async () => {
    const answers = [
      await client.mutate([
        { create: { _id: 'log-a', _type: 'note', text: 'one' } },
        { create: { _id: 'log-b', _type: 'note', text: 'other' } },
      ]),
      await client.patch('log-a').set({ text: 'two', extra: true }).commit(),
      await client.patch('log-a').unset(['extra']).commit(),
      await client.patch('log-b').set({ text: 'not asked for' }).commit(),
    ]
    ids = answers.map((answer) => ('transactionId' in answer ? String(answer.transactionId) : answer._rev))
    ids[0] = (await transactions('log-a', 'limit=1'))[0]!.id
  })

  it('come oldest first, newest first when reversed, up to the limit', async () => {
    expect((await transactions('log-a')).map(({ id }) => id)).toEqual(ids.slice(0, 3))
    expect((await transactions('log-a', 'reverse=true&limit=2')).map(({ id }) => id)).toEqual([
      ids[2],
      ids[1],
    ])
  })

  it('carry effects that lead from each state to the next and back', async () => {
    const log = await transactions('log-a', 'effectFormat=mendoza&excludeContent=true')
    let state: unknown = null
    const states: unknown[] = [state]
    for (const { effects } of log) {
      state = applyPatch(state, effects!['log-a']!.apply)
      states.push(state)
    }
    expect(state).toMatchObject({ _id: 'log-a', text: 'two' })
    expect(state).not.toHaveProperty('extra')
    for (const { effects } of log.toReversed()) {
      expect(state).toEqual(states.pop())
      state = applyPatch(state, effects!['log-a']!.revert)
    }
    expect(state).toBeNull()
  })

  it('include other documents only when requested', async () => {
    const [all] = await transactions('log-a', 'effectFormat=mendoza&limit=1')
    expect(Object.keys(all!.effects!)).toEqual(['log-a', 'log-b'])
    expect(all!.documentIDs).toEqual(['log-a', 'log-b'])
    expect(all!.mutations).toHaveLength(2)
    const [own] = await transactions(
      'log-a',
      'effectFormat=mendoza&limit=1&includeIdentifiedDocumentsOnly=true',
    )
    expect(Object.keys(own!.effects!)).toEqual(['log-a'])
    expect(own!.mutations).toHaveLength(1)
    const [bare] = await transactions('log-a', 'limit=1&excludeContent=true')
    expect(bare).not.toHaveProperty('mutations')
    expect(bare).not.toHaveProperty('effects')
  })

  it('can be limited to a range of transactions, both ends included, and to authors', async () => {
    expect((await transactions('log-a', `fromTransaction=${ids[1]}`)).map(({ id }) => id)).toEqual([
      ids[1],
      ids[2],
    ])
    expect((await transactions('log-a', `toTransaction=${ids[1]}`)).map(({ id }) => id)).toEqual([
      ids[0],
      ids[1],
    ])
    expect(await transactions('log-a', 'fromTransaction=')).toHaveLength(3)
    expect(await transactions('log-a', 'authors=administration')).toHaveLength(3)
    expect(await transactions('log-a', 'authors=somebody,else')).toHaveLength(0)
    const [first, second] = await transactions('log-a')
    expect(await transactions('log-a', `toTime=${first!.timestamp}`)).toHaveLength(
      first!.timestamp === second!.timestamp ? 2 : 1,
    )
    expect(await transactions('log-a', 'fromTime=2999-01-01')).toHaveLength(0)
  })

  it.each(['fromTransaction=unknown', 'limit=0', 'limit=many', 'effectFormat=other', 'fromTime=soon'])(
    'are refused for %s',
    async (query) => {
      const response = await lake.fetch(`/v1/data/history/production/transactions/log-a?${query}`, {
        token: lake.credentials.administratorToken,
      })
      expect([400, 404]).toContain(response.status)
    },
  )
})

describe('a document at an earlier time', () => {
  it('is what it was at each revision', async () => {
    const seen = [await client.create({ _id: 'past', _type: 'note', list: [{ _key: 'a', n: 0 }] })]
    for (let n = 1; n <= 20; n++) {
      const change = n % 3 === 0 ? { set: { [`field${n}`]: n } } : { set: { 'list[0].n': n } }
      seen.push(await client.patch('past', change).commit())
    }
    for (const document of seen) expect(await at('past', `revision=${document._rev}`)).toEqual(document)
    const middle = seen[10]!
    const then = await at('past', `time=${middle._updatedAt}`)
    expect(then?._updatedAt).toBe(middle._updatedAt)
    expect(await at('past', 'time=2000-01-01T00:00:00Z')).toBeUndefined()
  })

  it('is found by its last revision after it was deleted', async () => {
    const before = await client.create({ _id: 'dead', _type: 'note', text: 'last words' })
    await client.delete('dead')
    expect(await at('dead', 'lastRevision=true')).toEqual(before)
    expect(await at('dead', `revision=${before._rev}`)).toEqual(before)
    expect(await at('dead', '')).toBeUndefined()
  })

  it('is the published one where there was no draft', async () => {
    const published = await client.create({ _id: 'plain', _type: 'note', text: 'imported' })
    await edit('plain', { text: 'edited' })
    expect(await at('drafts.plain', `revision=${published._rev}`)).toEqual(published)
    expect(await history(`documents/plain,drafts.plain?revision=${published._rev}`)).toEqual({
      documents: [published],
    })
  })
})

describe('the events of a document', () => {
  it('of a draft: created, published, edited again, discarded', async () => {
    await client.action({
      actionType: 'sanity.action.document.create',
      publishedId: 'life',
      attributes: { _id: 'drafts.life', _type: 'note', text: 'first' },
      ifExists: 'fail',
    })
    const draft = await client.getDocument('drafts.life')
    await publish('life')
    const [published, created] = await events('drafts.life')
    expect(created).toMatchObject({
      type: 'createDocumentVersion',
      documentId: 'life',
      versionId: 'drafts.life',
      versionRevisionId: draft!._rev,
      author: 'administration',
    })
    expect(published).toMatchObject({
      type: 'publishDocumentVersion',
      versionId: 'drafts.life',
      versionRevisionId: draft!._rev,
      revisionId: (await client.getDocument('life'))!._rev,
      publishCause: 'document.publish',
      contributors: ['administration'],
    })
    await edit('life', { text: 'second' })
    const second = await client.getDocument('drafts.life')
    await client.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.life' } as never)
    const [discarded] = await events('drafts.life')
    expect(discarded).toMatchObject({
      type: 'deleteDocumentVersion',
      versionId: 'drafts.life',
      versionRevisionId: second!._rev,
    })
    expect(await eventTypes('life')).toEqual(['publishDocumentVersion'])
  })

  it('include unpublishing, with and without a draft', async () => {
    await client.create({ _id: 'down', _type: 'note', text: 'up' })
    const unpublish = () =>
      client.action({
        actionType: 'sanity.action.document.unpublish',
        draftId: 'drafts.down',
        publishedId: 'down',
      })
    await unpublish()
    expect(await eventTypes('down')).toEqual(['unpublishDocument', 'createLiveDocument'])
    expect((await events('down'))[0]).toMatchObject({ versionId: 'drafts.down' })
    await publish('down')
    await edit('down', { text: 'changed' })
    const { _rev } = (await client.getDocument('drafts.down'))!
    await unpublish()
    expect((await events('down'))[0]).toMatchObject({ type: 'unpublishDocument', versionRevisionId: _rev })
  })

  it('end with the deletion of its last version', async () => {
    await client.create({ _id: 'gone', _type: 'note' })
    await edit('gone', { text: 'draft' })
    await client.action({
      actionType: 'sanity.action.document.delete',
      publishedId: 'gone',
      includeDrafts: ['drafts.gone'],
    })
    expect(await eventTypes('drafts.gone')).toEqual([
      'deleteDocumentGroup',
      'createDocumentVersion',
      'createLiveDocument',
    ])
    await client.create({ _id: 'drafts.only', _type: 'note' })
    await client.delete('drafts.only')
    expect(await eventTypes('only')).toEqual(['deleteDocumentGroup'])
  })

  it('include changes made without drafts', async () => {
    await client.create({ _id: 'live', _type: 'note' })
    const { _rev } = await client.patch('live').set({ a: 1 }).commit()
    expect(await eventTypes('live')).toEqual(['updateLiveDocument', 'createLiveDocument'])
    expect((await events('drafts.live'))[0]).toMatchObject({ revisionId: _rev })
  })

  it('come in pages', async () => {
    const first = await history<{ events: Record<string, Event[]>; nextCursor: string }>(
      'events/documents/live?limit=1',
    )
    expect(first.events.live).toHaveLength(1)
    const second = await history<{ events: Record<string, Event[]>; nextCursor: string }>(
      `events/documents/live?limit=1&nextCursor=${first.nextCursor}`,
    )
    expect(second.events.live![0]!.type).toBe('createLiveDocument')
    expect(second.nextCursor).toBe('')
  })
})

describe('permission to read the history', () => {
  it.each(['transactions/live', 'documents/live?time=2999-01-01', 'events/documents/live'])(
    'nobody reads %s without a login',
    async (path) => {
      const response = await lake.fetch(`/v2026-01-01/data/history/production/${path}`)
      expect(response.status).toBe(401)
      expect(await response.text()).not.toContain('note')
    },
  )

  it('is granted to a viewer', async () => {
    const response = await lake.fetch('/v1/projects/embedded/tokens', {
      token: lake.credentials.administratorToken,
      method: 'POST',
      body: JSON.stringify({ label: 'Viewer', roleName: 'viewer' }),
    })
    const { key } = (await response.json()) as { key: string }
    await expect(history('documents/live?time=2999-01-01', key)).resolves.toMatchObject({
      documents: [{ _id: 'live' }],
    })
  })
})
