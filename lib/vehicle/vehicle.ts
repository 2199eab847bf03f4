import { formatFirstRegistered } from './dates.ts'

/** A vehicle that was looked up, in the form shown to visitors. Fields that the provider does not have are undefined. */
export type Vehicle = {
  /** Upper case, without spaces. */
  registration: string
  make: string
  model: string
  engineCc: number | undefined
  fuel: string | undefined
  transmission: string | undefined
  /** As the provider sent it: day/month/year. */
  motExpiry: string | undefined
  /** As the provider sent it: day/month/year, the year possibly with two digits. */
  registeredOn: string | undefined
  estimatedValue: typeof estimatedValue
}

/** A lookup gives no price: a person values every vehicle. */
export const estimatedValue = 'Contact for valuation'

/** One line about a vehicle: make and model, engine, fuel, transmission, first registered. */
export function summariseVehicle(vehicle: Vehicle): string {
  const firstRegistered = vehicle.registeredOn && formatFirstRegistered(vehicle.registeredOn)
  return [
    `${vehicle.make} ${vehicle.model}`,
    vehicle.engineCc && `${vehicle.engineCc}cc`,
    vehicle.fuel,
    vehicle.transmission,
    firstRegistered && `first registered ${firstRegistered}`,
  ]
    .filter(Boolean)
    .join(', ')
}
