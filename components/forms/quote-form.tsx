import type { ReactNode } from 'react'
import { fuelTypes } from '@/lib/vehicle/fuel'
import { makes } from '@/lib/vehicle/makes'
import { registrationMaxLength } from '@/lib/vehicle/registration'
import { transmissions } from '@/lib/vehicle/transmission'
import { FieldGroup, PlateField, SelectField, TextAreaField, TextField } from './fields'

/** What the page's address already says about the vehicle. */
export type QuotePrefill = { make?: string; model?: string; registration?: string }

const oldestYear = 2000

/**
 * Everything a quote needs to know. `currentYear` comes from the page, so that the list of years follows
 * the request and not the build. `children` closes the form: what the visitor does next.
 */
export function QuoteForm({
  heading,
  text,
  prefill,
  currentYear,
  children,
}: {
  heading: string
  text: string | null
  prefill: QuotePrefill
  currentYear: number
  children: ReactNode
}) {
  const years = Array.from({ length: currentYear - oldestYear + 1 }, (_, index) =>
    String(currentYear - index),
  )
  return (
    <form aria-labelledby="quote-form" className="card grid gap-10 p-5 sm:p-8">
      <div>
        <h2 id="quote-form">{heading}</h2>
        {text && <p className="mt-2 text-ink-soft">{text}</p>}
      </div>
      <FieldGroup legend="About you">
        <TextField label="Full Name" name="name" autoComplete="name" required wide />
        <TextField label="Email" name="email" type="email" autoComplete="email" required />
        <TextField label="Phone" name="phone" type="tel" autoComplete="tel" required />
      </FieldGroup>
      <FieldGroup legend="About the vehicle">
        <PlateField
          label="Vehicle Registration"
          name="registration"
          defaultValue={prefill.registration}
          maxLength={registrationMaxLength}
          wide
        />
        <SelectField
          label="Car Make"
          name="carMake"
          options={makes}
          placeholder="Select make"
          defaultValue={prefill.make ?? ''}
          required
        />
        <TextField label="Car Model" name="carModel" defaultValue={prefill.model} required />
        <SelectField label="Year" name="year" options={years} placeholder="Select year" />
        <TextField label="Mileage" name="mileage" type="number" inputMode="numeric" min={0} />
        <TextField label="Engine Size" name="engineSize" />
        <SelectField label="Fuel Type" name="fuelType" options={fuelTypes} placeholder="Select fuel type" />
        <SelectField
          label="Transmission"
          name="transmission"
          options={transmissions}
          placeholder="Select transmission"
        />
        <TextField label="MOT Expiry" name="motExpiry" type="date" />
        <TextField label="First Registered" name="registeredDate" type="date" />
        <TextAreaField label="Additional Information" name="additionalInfo" wide />
      </FieldGroup>
      {children}
    </form>
  )
}
