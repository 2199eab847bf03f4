import { evaluate, parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { inboxLists } from './list-filters.ts'

const dataset = [
  { _id: 'fresh', status: 'new', assignee: { userId: 'other' } },
  { _id: 'mine', status: 'offered', assignee: { userId: 'me' }, followUpOn: '2026-06-05' },
  { _id: 'late', status: 'in-progress', followUpOn: '2026-05-01' },
  { _id: 'soon', status: 'agreed', followUpOn: '2026-06-06' },
  { _id: 'won', status: 'paid', assignee: { userId: 'me' }, followUpOn: '2026-06-01' },
  { _id: 'unsent', status: 'handled', delivery: { status: 'failed' } },
]
const params = { me: 'me', today: '2026-06-05' }

const found = async (id: string) => {
  const { filter = 'false' } = inboxLists.flat().find((list) => list.id === id) ?? {}
  const result = await evaluate(parse(`*[${filter}]._id`, { params }), { dataset, params })
  return (await result.get()) as string[]
}

describe('the lists of the inbox', () => {
  it.each([
    ['new', ['fresh']],
    ['mine', ['mine']],
    ['due', ['mine', 'late']],
    ['contacted', ['late']],
    ['paid', ['won']],
    ['handled', ['unsent']],
    ['not-sent', ['unsent']],
  ])('%s has %j', async (id, ids) => {
    expect(await found(id)).toEqual(ids)
  })

  it('have every enquiry once by status', async () => {
    const byStatus = ['new', 'contacted', 'offered', 'agreed', 'collected', 'paid', 'lost', 'handled']
    const all = (await Promise.all(byStatus.map(found))).flat()
    expect(all.toSorted()).toEqual(dataset.map(({ _id }) => _id).toSorted())
    expect(await found('all')).toHaveLength(dataset.length)
  })
})
