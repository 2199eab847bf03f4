import { z } from 'zod'
import { type AgencyOutcome, day, engineSize, plainText } from './agency.ts'
import { requestService, parseJson, rateLimited } from './service-request.ts'
import type { ReportMisconfiguration } from './provider.ts'

const vehicleSchema = z.object({
  registrationNumber: z.string(),
  make: plainText,
  fuelType: plainText,
  engineCapacity: engineSize,
  motExpiryDate: day,
  monthOfFirstRegistration: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
    // The day is not on record; the first of the month keeps month and year correct.
    .transform((month) => `01/${month.split('-').toReversed().join('/')}`)
    .optional()
    .catch(undefined),
})

/** The service's own errors, which a gateway in front of it does not send. */
const errorsSchema = z.object({ errors: z.array(z.object({})).min(1) })

/** DVLA's Vehicle Enquiry Service: make, engine, fuel, dates, but no model. */
export function createDvlaEnquiry({
  url,
  key,
  report,
}: {
  url: string
  key: string
  report: ReportMisconfiguration
}): (registration: string, signal: AbortSignal) => Promise<AgencyOutcome> {
  return async (registration, signal) => {
    const response = await requestService(new URL(url), {
      method: 'POST',
      headers: { 'x-api-key': key, 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ registrationNumber: registration }),
      signal,
    })
    if (response.kind === 'no-response') return { kind: 'unavailable' }
    const { status } = response
    const json = parseJson(response.body)
    if (status === 200) return read(json)
    if (status === 429) return rateLimited(response.headers)
    if (status === 401 || status === 403) {
      report(`DVLA's Vehicle Enquiry Service refuses access (HTTP ${status}): see DVLA_API_KEY.`)
      return { kind: 'misconfigured' }
    }
    if (status < 500 && !errorsSchema.safeParse(json).success) {
      report(`There is no Vehicle Enquiry Service at DVLA_API_URL (HTTP ${status} without its errors).`)
      return { kind: 'misconfigured' }
    }
    if (status === 400) return { kind: 'invalid' }
    if (status === 404) return { kind: 'no-data' }
    return { kind: 'unavailable' }
  }
}

function read(json: unknown): AgencyOutcome {
  const vehicle = vehicleSchema.safeParse(json)
  if (!vehicle.success) return { kind: 'unavailable' }
  const { make, fuelType, engineCapacity, motExpiryDate, monthOfFirstRegistration } = vehicle.data
  return {
    kind: 'found',
    details: {
      ...(make && { make }),
      ...(fuelType && { fuel: fuelType }),
      ...(engineCapacity && { cc: engineCapacity }),
      ...(motExpiryDate && { mot_expiry: motExpiryDate }),
      ...(monthOfFirstRegistration && { registered_on: monthOfFirstRegistration }),
    },
  }
}
