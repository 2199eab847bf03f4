import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dvlaMondeo, dvsaMondeo, serveAgencies } from '../../../tests/support/agency-servers.ts'
import { json } from '../../../tests/support/loopback-server.ts'
import { rounds } from '../../../tests/support/rounds.ts'
import { parseLookupBody } from '../vehicle-record.ts'

const agencies = await serveAgencies()

it('the outcome is typed and a found vehicle can be shown, whatever the agencies respond', async () => {
  const { find } = agencies.createProvider()
  const bodies = (record: object) =>
    fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .record(Object.fromEntries(Object.keys(record).map((field) => [field, fc.jsonValue()])), {
          requiredKeys: [],
        })
        .map((fields) => JSON.stringify({ ...record, ...fields })),
    )
  const statuses = fc.constantFrom(200, 200, 200, 204, 301, 400, 401, 403, 404, 418, 429, 500, 503)
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(statuses, bodies(dvlaMondeo)),
      fc.tuple(statuses, bodies(dvsaMondeo)),
      async (dvla, dvsa) => {
        agencies.enquiry.respondWith(json(...dvla))
        agencies.history.respondWith(json(...dvsa))
        const outcome = await find('AA19AAA')
        if (outcome.kind !== 'found') return
        const parsed = parseLookupBody(JSON.stringify(outcome.record))
        expect(parsed).toEqual({ kind: 'record', record: outcome.record })
      },
    ),
    { numRuns: rounds(300) },
  )
})
