import type { FieldName } from '@/lib/enquiries/shared/forms'
import { toDateInputValue } from '@/lib/vehicle/dates'
import { mapFuel } from '@/lib/vehicle/fuel'
import { matchMake } from '@/lib/vehicle/makes'
import { matchTransmission } from '@/lib/vehicle/transmission'
import type { Vehicle } from '@/lib/vehicle/vehicle'
import { visibleFields } from './visible-fields'

/** The fields that a lookup can fill in. */
export const lookupFields = [
  'carMake',
  'carModel',
  'engineSize',
  'fuelType',
  'transmission',
  'motExpiry',
  'registeredDate',
] as const satisfies FieldName[]

const lookupFieldNames: ReadonlySet<string> = new Set(lookupFields)

/** The values of a vehicle for the fields of a form, without unknown ones. */
export function valuesFromVehicle(
  vehicle: Vehicle,
  now: Date = new Date(),
): Partial<Record<FieldName, string>> {
  const values: Record<(typeof lookupFields)[number], string | undefined> = {
    carMake: matchMake(vehicle.make),
    carModel: vehicle.model,
    engineSize: vehicle.engineCc === undefined ? undefined : `${vehicle.engineCc}cc`,
    fuelType: vehicle.fuel === undefined ? undefined : mapFuel(vehicle.fuel),
    transmission: vehicle.transmission === undefined ? undefined : matchTransmission(vehicle.transmission),
    motExpiry: vehicle.motExpiry === undefined ? undefined : toDateInputValue(vehicle.motExpiry, now),
    registeredDate:
      vehicle.registeredOn === undefined ? undefined : toDateInputValue(vehicle.registeredOn, now),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/**
 * Fills a form in from a vehicle. Fields that the visitor filled in do not change; the others are emptied when the
 * vehicle has no value, which may stem from an earlier vehicle.
 */
export function fillFromVehicle(form: HTMLFormElement, vehicle: Vehicle, typed: ReadonlySet<string>): void {
  const values = new Map<string, string>(Object.entries(valuesFromVehicle(vehicle)))
  for (const field of visibleFields(form))
    if (lookupFieldNames.has(field.name) && !typed.has(field.name)) field.value = values.get(field.name) ?? ''
}
