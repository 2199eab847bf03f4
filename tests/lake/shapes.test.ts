import type { MutationEvent } from '@sanity/client'
import { expect, it, onTestFinished } from 'vitest'
import { collectEvents } from '../support/collect-events.ts'
import { startLakeProcess } from '../support/lake-process.ts'
import { startWebhookLake } from '../support/webhook-lake.ts'

// What compares shapes is loaded by the first query that needs it: each of these is the first of its process.

const at = (lat: number, lng: number) => ({ _type: 'geopoint', lat, lng })
const reading = { _id: 'reading', _type: 'town', at: at(51.456, -0.971) }
const newbury = { _id: 'newbury', _type: 'town', at: at(51.401, -1.324) }
const nearReading = '*[_type == "town" && geo::distance(at, geo::latLng(51.45, -0.97)) < 5000]'

async function startWithTowns(limits?: { queryBudgetMs: number }) {
  const lake = await startLakeProcess(limits && { limits })
  onTestFinished(() => lake.stop())
  await lake.admin().transaction().create(reading).create(newbury).commit()
  return lake
}

it('a listener compares shapes', async () => {
  const lake = await startWithTowns()
  const stream = collectEvents<MutationEvent | { type: string }>(
    lake.admin().listen(nearReading, {}, { events: ['welcome', 'mutation'] }),
  )
  await stream.reach(1)
  await lake.admin().patch('newbury').set({ visited: true }).commit()
  await lake.admin().patch('reading').set({ visited: true }).commit()
  const [, event] = await stream.reach(2)
  expect(event).toMatchObject({ documentId: 'reading' })
})

it('a mutation of what a query selects compares shapes', async () => {
  const lake = await startWithTowns()
  await lake.admin().delete({ query: nearReading })
  expect(await lake.client().fetch('*[_type == "town"]._id')).toEqual(['newbury'])
})

it('a query that is left to another thread compares shapes', async () => {
  const lake = await startWithTowns({ queryBudgetMs: 1 })
  const many = lake.admin().transaction()
  for (let n = 0; n < 3000; n++) many.create({ ...newbury, _id: `town-${n}`, at: at(51, n / 3000) })
  await many.commit()
  expect(await lake.client().fetch(`${nearReading}._id`)).toEqual(['reading'])
})

it('the projection of the webhook compares shapes', async () => {
  const projection = '{_id, "metres": round(geo::distance(at, geo::latLng(51.456, -0.971)))}'
  const { lake, untilDelivered, delivered, stop } = await startWebhookLake(projection)
  onTestFinished(stop)
  await lake.admin().create(reading)
  await untilDelivered(1)
  expect(delivered()).toEqual([{ _id: 'reading', metres: 0 }])
})
