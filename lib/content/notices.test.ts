import { expect, it } from 'vitest'
import { serveContent } from '../../tests/support/query-server.ts'
import { changedBetween } from './dated-content.ts'
import { getNotices } from './notices.ts'
import { getSiteSettings } from './settings.ts'
import { upcomingSpecialHours } from './special-hours.ts'

const server = serveContent('file')

const notice = (_id: string, from: string, until: string, more: object = {}) => ({
  _id,
  _type: 'notice',
  text: `Text of ${_id}`,
  from,
  until,
  ...more,
})

it('notices are shown between their dates, each on its pages', async () => {
  server.state.documents = [
    notice('everywhere', '2026-12-24T00:00:00.000Z', '2026-12-27T00:00:00.000Z'),
    notice('contact', '2026-12-24T00:00:00.000Z', '2026-12-27T00:00:00.000Z', {
      pages: ['contact', 'quote'],
      linkLabel: 'Our hours',
      href: '/contact',
    }),
    { _id: 'without-dates', _type: 'notice', text: 'A text' },
  ]
  const ids = async (moment: string, place?: 'contact' | 'home') =>
    (await getNotices(place, new Date(moment))).map(({ id }) => id)
  expect(await ids('2026-12-23T23:59:59Z')).toEqual([])
  expect(await ids('2026-12-24T00:00:00Z')).toEqual(['everywhere'])
  expect(await ids('2026-12-26T23:59:59Z', 'contact')).toEqual(['contact'])
  expect(await ids('2026-12-26T23:59:59Z', 'home')).toEqual([])
  expect(await ids('2026-12-27T00:00:00Z')).toEqual([])
  const [shown] = await getNotices('contact', new Date('2026-12-25T00:00:00Z'))
  expect(shown?.link).toEqual({ label: 'Our hours', href: '/contact' })
})

it('pages are renewed when a notice or a holiday begins or ends, in London', () => {
  const content = {
    notices: [notice('a', '2026-07-01T08:00:00.000Z', '2026-07-02T08:00:00.000Z')],
    specialHours: [{ from: '2026-08-31', until: null }],
  }
  const changes = (before: string, after: string) =>
    changedBetween(content, new Date(before), new Date(after))
  expect(changes('2026-07-01T07:59:30Z', '2026-07-01T08:00:30Z')).toEqual(['content:notices'])
  expect(changes('2026-07-01T08:00:30Z', '2026-07-01T08:01:30Z')).toEqual([])
  expect(changes('2026-07-02T07:59:30Z', '2026-07-02T08:00:30Z')).toEqual(['content:notices'])
  // An hour before midnight by the clocks of servers.
  expect(changes('2026-08-31T22:59:30Z', '2026-08-31T23:00:30Z')).toEqual(['content:siteSettings'])
  expect(changes('2026-08-31T23:59:30Z', '2026-09-01T00:00:30Z')).toEqual([])
})

it('holiday hours are shown from two months before until they have passed', async () => {
  const stored = [
    { from: '2026-12-31', opens: '09:00', closes: '13:00' },
    { from: '2026-12-24', until: '2026-12-26', name: 'Christmas', opens: '09:00' },
    { from: '2026-08-31' },
    { from: 'soon' },
  ]
  expect(upcomingSpecialHours(stored, '2026-12-26')).toEqual([
    { from: '2026-12-24', until: '2026-12-26', name: 'Christmas', opens: null, closes: null },
    { from: '2026-12-31', until: '2026-12-31', name: null, opens: '09:00', closes: '13:00' },
  ])
  expect(upcomingSpecialHours(stored, '2026-12-27').map(({ from }) => from)).toEqual(['2026-12-31'])
  expect(upcomingSpecialHours(stored, '2026-10-01')).toEqual([])
  server.state.documents = [{ _id: 'siteSettings', _type: 'siteSettings' }]
  expect((await getSiteSettings()).specialHours).toEqual([])
})
