import type { FieldName } from '@/lib/enquiries/shared/forms'
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

/** The other fields that a lookup fills in, in both forms. `known` are their values from the lookup of the page. */
export function TechnicalFields({ known = {} }: { known?: Partial<Record<FieldName, string>> }) {
  return (
    <>
      <TextField name="engineSize" maxLength={30} defaultValue={known.engineSize} />
      <SelectField
        name="fuelType"
        options={fuelTypes}
        placeholder="Select fuel type"
        defaultValue={known.fuelType}
      />
      <SelectField
        name="transmission"
        options={transmissions}
        placeholder="Select transmission"
        defaultValue={known.transmission}
      />
      <TextField name="motExpiry" type="date" defaultValue={known.motExpiry} />
      <TextField name="registeredDate" type="date" defaultValue={known.registeredDate} />
    </>
  )
}
