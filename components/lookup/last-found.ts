import type { Vehicle } from '@/lib/vehicle/vehicle'

let last: Vehicle | undefined

/** Remembers a vehicle for the next page, for as long as the document stays: an address carries only a part of it. */
export function rememberFound(vehicle: Vehicle): void {
  last = vehicle
}

/** The vehicle that was last found, if it has this registration. */
export function recallFound(registration: string | undefined): Vehicle | undefined {
  return last?.registration === registration ? last : undefined
}
