import { fuelTypes } from '@/lib/vehicle/fuel'
import { makes } from '@/lib/vehicle/makes'
import { transmissions } from '@/lib/vehicle/transmission'
import { SelectField, TextField } from './fields'

/** Make and model, in both forms. */
export function MakeAndModelFields({
  make,
  model,
  required,
}: {
  make?: string | undefined
  model?: string | undefined
  required?: boolean
}) {
  return (
    <>
      <SelectField
        name="carMake"
        options={makes}
        placeholder="Select make"
        defaultValue={make}
        required={required}
      />
      <TextField name="carModel" maxLength={100} defaultValue={model} required={required} />
    </>
  )
}

/** The other fields that a lookup fills in, in both forms. */
export function TechnicalFields() {
  return (
    <>
      <TextField name="engineSize" maxLength={30} />
      <SelectField name="fuelType" options={fuelTypes} placeholder="Select fuel type" />
      <SelectField name="transmission" options={transmissions} placeholder="Select transmission" />
      <TextField name="motExpiry" type="date" />
      <TextField name="registeredDate" type="date" />
    </>
  )
}
