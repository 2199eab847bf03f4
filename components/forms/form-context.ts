'use client'

import { createContext } from 'react'
import type { FieldErrors } from '@/lib/enquiries/shared/forms'
import type { Vehicle } from '@/lib/vehicle/vehicle'

/** What a form passes to its fields. */
export type FormState = {
  /** The prefix of every field's id. */
  id: string
  /** The initial values of the fields. */
  values: Readonly<Record<string, string>>
  errors: FieldErrors
  /** Fills the form in from a vehicle that was looked up. */
  fill: (vehicle: Vehicle) => void
}

export const FormContext = createContext<FormState>({ id: 'form', values: {}, errors: {}, fill: () => {} })

/** The id of a field: error messages link to it. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}
