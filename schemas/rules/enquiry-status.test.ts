import { evaluate, parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import {
  enquiryStatuses,
  isClosed,
  nextStatus,
  openFilter,
  statusFilter,
  statusOf,
  statusPatch,
  statusTitle,
} from './enquiry-status.ts'

describe('statusOf', () => {
  it('reads every status, and those from before there were steps', () => {
    for (const { value } of enquiryStatuses) expect(statusOf(value)).toBe(value)
    expect(['in-progress', 'handled', undefined, null, 'gone', 7].map(statusOf)).toEqual([
      'contacted',
      'handled',
      'new',
      'new',
      'new',
      'new',
    ])
  })
})

describe('nextStatus', () => {
  it('leads from new to paid, and nowhere from an end', () => {
    const path: string[] = ['new']
    for (let next = nextStatus('new'); next; next = nextStatus(next)) path.push(next)
    expect(path).toEqual(['new', 'contacted', 'offered', 'agreed', 'collected', 'paid'])
    expect([nextStatus('lost'), nextStatus('handled')]).toEqual([undefined, undefined])
  })
})

describe('the filters', () => {
  const stored = [...enquiryStatuses.map(({ value }) => value), 'handled', 'in-progress', 'gone', null]
  const dataset = stored.map((status, index) => ({ _id: `e${index}`, ...(status && { status }) }))
  const found = async (filter: string) =>
    (await (await evaluate(parse(`*[${filter}]{_id, status}`), { dataset })).get()) as { status?: string }[]

  it('find exactly the enquiries whose status is read so', async () => {
    for (const status of [...enquiryStatuses.map(({ value }) => value), 'handled' as const]) {
      const expected = dataset.filter((enquiry) => statusOf(enquiry.status) === status)
      expect(await found(statusFilter(status))).toHaveLength(expected.length)
    }
    const open = dataset.filter((enquiry) => !isClosed(statusOf(enquiry.status)))
    expect(await found(openFilter)).toHaveLength(open.length)
  })
})

describe('statusPatch', () => {
  const now = new Date('2026-06-05T08:00:00Z')

  it('records the first answer with the first step, and forgets it when the enquiry is new again', () => {
    expect(statusPatch('offered', now)).toEqual({
      set: { status: 'offered' },
      setIfMissing: { firstContactAt: '2026-06-05T08:00:00.000Z' },
      unset: ['lostReason'],
    })
    expect(statusPatch('new', now)).toEqual({
      set: { status: 'new' },
      unset: ['lostReason', 'firstContactAt'],
    })
  })

  it('keeps the reason of a lost one, and counts losing as no answer', () => {
    expect(statusPatch('lost', now)).toEqual({ set: { status: 'lost' } })
  })
})

it('every status has a title, the earlier one too', () => {
  expect([statusTitle('agreed'), statusTitle('handled')]).toEqual(['Agreed', 'Handled'])
})
