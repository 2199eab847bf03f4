import type { FieldName } from './forms.ts'

/** The labels of the fields in forms, mails and lists. */
export const fieldLabels: Record<FieldName, string> = {
  name: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  registration: 'Vehicle Registration',
  carReg: 'Vehicle Registration',
  carMake: 'Car Make',
  carModel: 'Car Model',
  year: 'Year',
  mileage: 'Mileage',
  engineSize: 'Engine Size',
  fuelType: 'Fuel Type',
  transmission: 'Transmission',
  motExpiry: 'MOT Expiry',
  registeredDate: 'First Registered',
  additionalInfo: 'Additional Information',
}
