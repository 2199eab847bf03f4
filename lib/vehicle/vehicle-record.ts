import * as z from 'zod/mini'
import { mapFuel } from './fuel.ts'
import { matchMake } from './makes.ts'
import { matchTransmission } from './transmission.ts'
import { estimatedValue, type Vehicle } from './vehicle.ts'

/*
 * Parses the response body of a lookup. This site's endpoint and a provider that a browser calls directly send the same
 * shape, so nothing in it is trusted. It uses zod/mini, a sixteenth of zod's size, because it runs in browsers.
 */

// Zod compiles schemas with `new Function`; a strict content security policy reports the attempt.
if (typeof window !== 'undefined') z.config({ jitless: true })

/** More characters than a valid body can have. */
export const maxBodyLength = 65_536

// A make or model has no markup or control characters.
const plainText = z.string().check(z.maxLength(100), z.regex(/^[^<>\p{Cc}]*$/u))
const optionalText = z.nullish(plainText)

const errorSchema = z.object({ error: z.optional(z.unknown()) })

const recordSchema = z.object({
  make: optionalText,
  model: optionalText,
  reg: optionalText,
  cc: z.nullish(z.union([z.number().check(z.nonnegative(), z.maximum(100_000)), plainText])),
  fuel: optionalText,
  transmission: optionalText,
  mot_expiry: optionalText,
  registered_on: optionalText,
})

/** A vehicle with the field names of the provider. */
export type VehicleRecord = Omit<z.infer<typeof recordSchema>, 'make' | 'model'> & {
  make: string
  model: string
}

/** Why a body has no vehicle. */
export type BodyFault = 'error-reported' | 'unparseable' | 'empty' | 'incomplete'

/** The content of a body. */
export type ParsedBody =
  | { kind: 'record'; record: VehicleRecord }
  | { kind: 'no-data' }
  | { kind: 'faulty'; fault: BodyFault }

/** Parses the body of a lookup's response. Never throws, whatever it holds. */
export function parseLookupBody(body: string): ParsedBody {
  if (body.trim() === '') return faulty('empty')
  if (body.length > maxBodyLength) return faulty('unparseable')
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    // Not JSON: refused below like any other text.
  }
  if (json === null || (typeof json === 'object' && Object.keys(json).length === 0)) return faulty('empty')

  const reported = errorSchema.safeParse(json)
  if (!reported.success) return faulty('unparseable')
  const { error } = reported.data
  if (typeof error === 'string' && /no data found/i.test(error)) return { kind: 'no-data' }
  if (error) return faulty('error-reported')

  const record = recordSchema.safeParse(json)
  if (!record.success) return faulty('unparseable')
  const { make, model, ...rest } = record.data
  if (!make?.trim() || !model?.trim()) return faulty('incomplete')
  return { kind: 'record', record: { ...rest, make, model } }
}

/** A record in the form shown to visitors, under the registration that was looked up. */
export function toVehicle(record: VehicleRecord, registration: string): Vehicle {
  const make = record.make.trim()
  const fuel = textOf(record.fuel)
  const offeredFuel = fuel && mapFuel(fuel)
  const transmission = textOf(record.transmission)
  return {
    registration,
    make: matchMake(make) ?? make,
    model: record.model.trim(),
    engineCc: engineSize(record.cc),
    fuel: offeredFuel === 'Other' ? fuel : offeredFuel,
    transmission: transmission && (matchTransmission(transmission) ?? transmission),
    motExpiry: textOf(record.mot_expiry),
    registeredOn: textOf(record.registered_on),
    estimatedValue,
  }
}

function faulty(fault: BodyFault): ParsedBody {
  return { kind: 'faulty', fault }
}

function textOf(text: string | null | undefined): string | undefined {
  return text?.trim() || undefined
}

/** Whole cubic centimetres; undefined for an electric motor's 0 and for text like `N/A`. */
function engineSize(cc: number | string | null | undefined): number | undefined {
  const size = typeof cc === 'string' ? Number(/^\s*(\d{1,5})\s*(?:cc)?\s*$/i.exec(cc)?.[1]) : cc
  return size ? Math.round(size) : undefined
}
