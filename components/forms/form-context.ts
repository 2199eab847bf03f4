'use client'

import { createContext, use } from 'react'
import { type Say, sayWith } from '@/components/ui/say'
import type { FieldErrors } from '@/lib/enquiries/shared/forms'
import type { EditedTexts } from '@/lib/shared/edited-texts'
import { type ChangedFormWords, formWords } from './form-words'
import type { Vehicle } from '@/lib/vehicle/vehicle'

/** What a form passes to its fields. */
export type FormState = {
  /** The prefix of every field's id. */
  id: string
  /** The initial values of the fields. */
  values: Readonly<Record<string, string>>
  errors: FieldErrors
  /** The words that an editor has changed. */
  words: ChangedFormWords | undefined
  /** The other texts that an editor has changed. */
  texts: EditedTexts
  /** Fills the form in from a vehicle that was looked up. */
  fill: (vehicle: Vehicle) => void
}

export const FormContext = createContext<FormState>({
  id: 'form',
  values: {},
  errors: {},
  words: undefined,
  texts: undefined,
  fill: () => {},
})

/** The words of the form that a component is in. */
export function useFormWords(): typeof formWords {
  return { ...formWords, ...use(FormContext).words }
}

/** Says what the form that a component is in says. */
export function useSay(): Say {
  return sayWith(use(FormContext).texts)
}

/** The id of a field: error messages link to it. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`
}
