import { applyPatch } from 'mendoza'
import { beforeAll, describe, expect, it } from 'vitest'
import { editDraft, fetchHistory } from '../support/history-requests.ts'
import { createToken } from '../support/lake-tokens.ts'
import { startSharedLake } from '../support/shared-lake.ts'

const lake = await startSharedLake()
const client = lake.admin({ perspective: 'raw' })

type Entry = {
  id: string
  author: string
  timestamp: string
  documentIDs: string[]
  mutations?: unknown[]
  effects?: Record<string, { apply: unknown[]; revert: unknown[] }>
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

async function at(id: string, query: string): Promise<Record<string, unknown> | undefined> {
  const { documents } = await fetchHistory<{ documents: Record<string, unknown>[] }>(
    lake,
    `documents/${id}?${query}`,
  )
  return documents[0]
}

describe('transactions of a document', () => {
  let ids: string[]

  beforeAll(async () => {
    const results = [
      await client.mutate([
        { create: { _id: 'log-a', _type: 'note', text: 'one' } },
        { create: { _id: 'log-b', _type: 'note', text: 'other' } },
      ]),
      await client.patch('log-a').set({ text: 'two', extra: true }).commit(),
      await client.patch('log-a').unset(['extra']).commit(),
      await client.patch('log-b').set({ text: 'unrelated' }).commit(),
    ]
    ids = results.map((result) => ('transactionId' in result ? String(result.transactionId) : result._rev))
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
    expect(await transactions('log-a', 'authors=other,another')).toHaveLength(0)
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
    const before = await client.create({ _id: 'dead', _type: 'note', text: 'last' })
    await client.delete('dead')
    expect(await at('dead', 'lastRevision=true')).toEqual(before)
    expect(await at('dead', `revision=${before._rev}`)).toEqual(before)
    expect(await at('dead', '')).toBeUndefined()
  })

  it('is the published one where there was no draft', async () => {
    const published = await client.create({ _id: 'plain', _type: 'note', text: 'imported' })
    await editDraft(client, 'plain', { text: 'edited' })
    expect(await at('drafts.plain', `revision=${published._rev}`)).toEqual(published)
    expect(await fetchHistory(lake, `documents/plain,drafts.plain?revision=${published._rev}`)).toEqual({
      documents: [published],
    })
  })
})

describe('permission to read the history', () => {
  beforeAll(async () => {
    await client.create({ _id: 'live', _type: 'note' })
  })

  it.each(['transactions/live', 'documents/live?time=2999-01-01', 'events/documents/live'])(
    'is refused to anonymous callers: %s',
    async (path) => {
      const response = await lake.fetch(`/v2026-01-01/data/history/production/${path}`)
      expect(response.status).toBe(401)
      expect(await response.text()).not.toContain('note')
    },
  )

  it('is granted to a viewer', async () => {
    const { key } = await createToken(lake, 'viewer')
    await expect(fetchHistory(lake, 'documents/live?time=2999-01-01', key)).resolves.toMatchObject({
      documents: [{ _id: 'live' }],
    })
  })
})
