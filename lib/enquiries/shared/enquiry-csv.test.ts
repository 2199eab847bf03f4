import { describe, expect, it } from 'vitest'
import { toCsv } from './enquiry-csv.ts'

describe('toCsv', () => {
  it('has a row for each enquiry, with what the team did about it', () => {
    const [header, row] = toCsv([
      {
        _id: 'enquiry.one',
        status: 'offered',
        carMake: 'Ford',
        offeredPrice: 4500,
        assignee: { name: 'Bea' },
        delivery: { status: 'delivered' },
        teamNotes: [{ text: 'Called, "maybe"', author: 'Bea', at: '2026-06-05T08:00:00Z' }],
      },
    ]).split('\r\n')
    expect(header).toMatch(/^\uFEFF_id,receivedAt,kind,status,registration,/)
    expect(row).toMatch(/^enquiry\.one,,,offered,/)
    expect(row).toMatch(/,delivered,Bea,4500,.*,"2026-06-05 Bea: Called, ""maybe"""$/)
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '\t=1+1', ' =1+1', "|cmd'/c calc"])(
    'marks %j as text for spreadsheets, whoever wrote it',
    (words) => {
      expect(toCsv([{ message: words }])).toContain(`,'${words}`)
      expect(toCsv([{ lostReason: words }])).toContain(`,'${words}`)
    },
  )

  it('bears documents that are not as they should be', () => {
    const odd = { _id: 7, teamNotes: [null, 'x'], assignee: 'x', delivery: null, status: {} }
    expect(toCsv([odd]).split('\r\n')[1]).toMatch(/^7,,,,/)
  })
})
