import { matchMake } from '@/lib/vehicle/makes'
import { formatRegistration, limitRegistration, normaliseRegistration } from '@/lib/vehicle/registration'

/** The query of an address, as the router passes it. */
export type QueryParameters = Record<string, string | string[] | undefined>

/** The values of the address that prefill the form. */
export type QuotePrefill = ReturnType<typeof readQuoteQuery>['prefill']

const maxLength = 60

/**
 * Reads the vehicle from the quote page's address: values to prefill the form with and, only when registration, make,
 * model and year are all there, the vehicle to show above it. Anyone can write an address, so lengths are limited and a
 * make that is not offered does not reach the form.
 */
export function readQuoteQuery(query: QueryParameters) {
  const registration = limitRegistration(normaliseRegistration(first(query.reg)))
  const make = first(query.make)
  const model = first(query.model)
  const year = first(query.year)
  return {
    prefill: {
      registration: registration ? formatRegistration(registration) : undefined,
      make: matchMake(make),
      model: model || undefined,
    },
    vehicle:
      registration && make && model && year
        ? { registration: formatRegistration(registration), make: matchMake(make) ?? make, model, year }
        : undefined,
  }
}

function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value)?.trim().slice(0, maxLength) ?? ''
}
