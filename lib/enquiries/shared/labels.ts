import type { FieldName } from './forms.ts'

/** What the fields are called: in the forms, in mails and in lists. */
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
