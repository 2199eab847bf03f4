'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { sayWith } from '@/components/ui/say'
import type { EditedTexts } from '@/lib/shared/edited-texts'
import { countOwnLength } from './limit-field'
import { FoundCard } from './found-card'
import { type LookupWords, lookupWords } from '@/schemas/rules/lookup-words'
import { LookupStatus } from './lookup-status'
import { NotFoundCard } from './not-found-card'
import { RegistrationField } from './registration-field'
import { useVehicleLookup } from './use-vehicle-lookup'

/**
 * The registration lookup outside forms: a field, then the vehicle or the link to the quote form. Without script the form
 * opens the quote page with the registration.
 */
export function RegistrationLookup({
  endpoint,
  phone,
  words: changed,
  texts,
  children,
}: {
  endpoint: string
  phone: string
  /** Those that an editor has changed. */
  words: Partial<LookupWords> | undefined
  texts: EditedTexts
  /** Stands below the form and its result. */
  children?: ReactNode
}) {
  const { state, prepare, type, search, reset } = useVehicleLookup({ endpoint, texts })
  const field = useRef<HTMLInputElement>(null)
  const status = useRef<HTMLOutputElement>(null)
  const returnsToField = useRef(false)
  const fieldId = useId()
  const statusId = useId()
  const isLoading = state.status === 'loading'
  const words = { ...lookupWords, ...changed }
  const say = sayWith(texts)
  const isInvalid = state.status === 'error' && state.reason === 'invalid'

  useEffect(() => {
    countOwnLength(field.current)
    if (!returnsToField.current) return
    returnsToField.current = false
    field.current?.focus()
  })

  useEffect(() => {
    // Field and button are disabled now, and would drop the focus.
    if (isLoading) status.current?.focus({ preventScroll: true })
  }, [isLoading])

  const checkAnother = () => {
    returnsToField.current = true
    reset()
  }

  return (
    <div>
      {state.status !== 'found' && (
        <form
          action="/get-a-quote"
          method="get"
          aria-busy={isLoading}
          onSubmit={(event) => {
            event.preventDefault()
            // Read from the field: it may have been filled in before this script ran.
            if (!isLoading && field.current) search(field.current.value)
          }}
        >
          <label htmlFor={fieldId} className="mb-2 block font-display font-semibold">
            {words.label}
          </label>
          <RegistrationField
            ref={field}
            id={fieldId}
            name="reg"
            value={state.registration}
            onType={type}
            onFocus={prepare}
            disabled={isLoading}
            aria-invalid={isInvalid}
            aria-describedby={statusId}
          />
          <button
            type="submit"
            disabled={isLoading}
            className={`${buttonClass()} mt-3 w-full disabled:cursor-progress disabled:opacity-70`}
          >
            {isLoading ? words.searching : words.button}
          </button>
        </form>
      )}
      <LookupStatus ref={status} id={statusId} state={state} texts={texts} />
      {state.status === 'found' && (
        <FoundCard vehicle={state.vehicle} phone={phone} words={words} say={say} onReset={checkAnother} />
      )}
      {(state.status === 'not-found' || (state.status === 'error' && !isInvalid)) && (
        <div className="mt-4 border-t border-line pt-4">
          <NotFoundCard registration={state.registration} words={words} say={say} onReset={checkAnother} />
        </div>
      )}
      {children}
    </div>
  )
}
