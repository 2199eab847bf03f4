import { z } from 'zod'
import type { VehicleRecord } from '../vehicle-record.ts'
import type { ProviderFailure } from './provider.ts'

/*
 * Shared by the adapters of the two agencies. Their documentation requires few fields and their samples contradict it, so
 * every field is optional here, and a field of a wrong type counts as missing.
 */

/** An agency's record of a vehicle. */
export type AgencyOutcome = { kind: 'found'; details: Partial<VehicleRecord> } | ProviderFailure

/** Short plain text: no markup, no control characters. */
export const plainText = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[^<>\p{Cc}]*$/u)
  .optional()
  .catch(undefined)

/** Cubic centimetres, as a number or in digits; an electric motor's 0 is none. */
export const engineSize = z.coerce.number().int().positive().max(100_000).optional().catch(undefined)

/** `2027-03-12`, with or without a time, as `12/03/2027`. */
export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(?:T|$)/)
  .transform((text) => text.slice(0, 10))
  .pipe(z.iso.date())
  .transform((date) => date.split('-').toReversed().join('/'))
  .optional()
  .catch(undefined)
