'use client'

import { useEffect, useId, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { FoundCard } from './found-card'
import { LookupStatus } from './lookup-status'
import { NotFoundCard } from './not-found-card'
import { RegistrationField } from './registration-field'
import { SampleNote } from './sample-note'
import { useVehicleLookup } from './use-vehicle-lookup'

/**
 * The registration lookup that stands on its own: a plate to type on, then the vehicle or the link to
 * the form.
 * Without script the form takes the visitor to the quote page, registration in hand.
 */
export function RegistrationLookup({
  endpoint,
  phone,
  sampleMarks,
}: {
  endpoint: string
  phone: string
  /** Marks to suggest while the vehicles are samples. */
  sampleMarks?: readonly string[] | undefined
}) {
  const { state, prepare, type, search, reset } = useVehicleLookup({ endpoint })
  const field = useRef<HTMLInputElement>(null)
  const returnsToField = useRef(false)
  const fieldId = useId()
  const statusId = useId()
  const isLoading = state.status === 'loading'
  const isInvalid = state.status === 'error' && state.reason === 'invalid'

  useEffect(() => {
    if (!returnsToField.current) return
    returnsToField.current = false
    field.current?.focus()
  })

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
            // Read from the field: it may have been filled before the script was there to notice.
            if (!isLoading && field.current) search(field.current.value)
          }}
        >
          <label htmlFor={fieldId} className="mb-2 block font-display font-semibold">
            Vehicle Registration
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
            className={`${buttonClass()} mt-3 w-full cursor-pointer disabled:cursor-progress disabled:opacity-70`}
          >
            {isLoading ? 'Searching...' : 'Get Valuation'}
          </button>
        </form>
      )}
      <LookupStatus id={statusId} state={state} />
      {state.status === 'found' && <FoundCard vehicle={state.vehicle} phone={phone} onReset={checkAnother} />}
      {(state.status === 'not-found' || (state.status === 'error' && !isInvalid)) && (
        <div className="mt-4 border-t border-line pt-4">
          <NotFoundCard registration={state.registration} onReset={checkAnother} />
        </div>
      )}
      {sampleMarks && <SampleNote marks={sampleMarks} />}
    </div>
  )
}
