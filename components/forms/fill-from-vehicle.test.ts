import { expect, it } from 'vitest'
import { estimatedValue, type Vehicle } from '@/lib/vehicle/vehicle'
import { valuesFromVehicle } from './fill-from-vehicle'

const unknown: Vehicle = {
  registration: 'AB12CDE',
  make: 'TESLA',
  model: 'MODEL 3',
  engineCc: undefined,
  fuel: undefined,
  transmission: undefined,
  motExpiry: undefined,
  registeredOn: undefined,
  estimatedValue,
}

it('maps a vehicle to the options of the form', () => {
  expect(
    valuesFromVehicle(
      {
        ...unknown,
        make: 'mercedes-benz',
        model: 'A 180',
        engineCc: 1595,
        fuel: 'PETROL/ELECTRIC',
        transmission: 'AUTO',
        motExpiry: '3/9/2026',
        registeredOn: '1/4/60',
      },
      new Date('2026-06-01'),
    ),
  ).toEqual({
    carMake: 'Mercedes-Benz',
    carModel: 'A 180',
    engineSize: '1595cc',
    fuelType: 'Hybrid',
    transmission: 'Automatic',
    motExpiry: '2026-09-03',
    // Two-digit years have another rule than on the result card.
    registeredDate: '1960-04-01',
  })
})

it('leaves out what is unknown or not offered', () => {
  expect(valuesFromVehicle(unknown)).toEqual({ carModel: 'MODEL 3' })
})
