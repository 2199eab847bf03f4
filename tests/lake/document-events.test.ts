import { describe, expect, it } from 'vitest'
import { editDraft, fetchHistory, publishDraft } from '../support/history-requests.ts'
import { startSharedLake } from '../support/shared-lake.ts'

const lake = await startSharedLake()
const client = lake.admin({ perspective: 'raw' })

type Event = Record<string, unknown> & { type: string }

async function events(id: string): Promise<Event[]> {
  const page = await fetchHistory<{ events: Record<string, Event[]> }>(
    lake,
    `events/documents/${id}?limit=100`,
  )
  return page.events[id] ?? []
}

async function eventTypes(id: string): Promise<string[]> {
  return (await events(id)).map(({ type }) => type)
}

describe('the events of a document', () => {
  it('of a draft: created, published, edited again, discarded', async () => {
    await client.action({
      actionType: 'sanity.action.document.create',
      publishedId: 'life',
      attributes: { _id: 'drafts.life', _type: 'note', text: 'first' },
      ifExists: 'fail',
    })
    const draft = await client.getDocument('drafts.life')
    await publishDraft(client, 'life')
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
    await editDraft(client, 'life', { text: 'second' })
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
    await publishDraft(client, 'down')
    await editDraft(client, 'down', { text: 'changed' })
    const { _rev } = (await client.getDocument('drafts.down'))!
    await unpublish()
    expect((await events('down'))[0]).toMatchObject({ type: 'unpublishDocument', versionRevisionId: _rev })
  })

  it('end with the deletion of its last version', async () => {
    await client.create({ _id: 'gone', _type: 'note' })
    await editDraft(client, 'gone', { text: 'draft' })
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
    const first = await fetchHistory<{ events: Record<string, Event[]>; nextCursor: string }>(
      lake,
      'events/documents/live?limit=1',
    )
    expect(first.events.live).toHaveLength(1)
    const second = await fetchHistory<{ events: Record<string, Event[]>; nextCursor: string }>(
      lake,
      `events/documents/live?limit=1&nextCursor=${first.nextCursor}`,
    )
    expect(second.events.live![0]!.type).toBe('createLiveDocument')
    expect(second.nextCursor).toBe('')
  })
})
