'use client'

import { use, useId, useRef } from 'react'
import { LookupError, LookupOutput } from '@/components/lookup/lookup-output'
import { useVehicleLookup } from '@/components/lookup/use-vehicle-lookup'
import { buttonClass } from '@/components/ui/button-class'
import type { FieldName } from '@/lib/enquiries/shared/forms'
import { lookupTexts } from '@/lib/vehicle/lookup-texts'
import { registrationMaxLength } from '@/lib/vehicle/registration'
import { summariseVehicle } from '@/lib/vehicle/vehicle'
import { PlateField } from './fields'
import { FormContext } from './form-context'

/** The registration of a form, with the lookup beside it. Without script it is a plain field. */
export function LookupField({
  name,
  defaultValue,
  endpoint,
}: {
  name: FieldName
  defaultValue?: string | undefined
  endpoint: string
}) {
  const { fill } = use(FormContext)
  const { state, prepare, type, search } = useVehicleLookup({ endpoint, onFound: fill })
  const field = useRef<HTMLInputElement>(null)
  const statusId = useId()
  const isLoading = state.status === 'loading'
  const searchNow = () => {
    if (!isLoading && field.current) search(field.current.value)
  }
  return (
    <div className="sm:col-span-2">
      <PlateField
        ref={field}
        name={name}
        defaultValue={defaultValue}
        maxLength={registrationMaxLength}
        onFocus={prepare}
        onChange={(event) => {
          const { currentTarget } = event
          const caret = currentTarget.selectionStart
          currentTarget.value = currentTarget.value.toUpperCase()
          currentTarget.setSelectionRange(caret, caret)
          if (state.status !== 'idle') type(currentTarget.value)
        }}
        onKeyDown={(event) => {
          // Enter looks the vehicle up instead of sending a half-filled form.
          if (event.key !== 'Enter') return
          event.preventDefault()
          searchNow()
        }}
        enterKeyHint="search"
      >
        <button
          type="button"
          onFocus={prepare}
          onClick={searchNow}
          disabled={isLoading}
          aria-describedby={statusId}
          className={`${buttonClass('secondary')} cursor-pointer disabled:cursor-progress disabled:opacity-70`}
        >
          {isLoading ? 'Searching...' : 'Find my vehicle'}
        </button>
      </PlateField>
      <LookupOutput
        id={statusId}
        state={state}
        slow={
          <span className="mt-2 block text-small">
            We’re still looking. You don’t have to wait: you can enter the details yourself.
          </span>
        }
        renderFound={(vehicle) => (
          <span className="mt-2 block text-small">
            {`Found: ${summariseVehicle(vehicle)}. We have filled in what is known; please check it.`}
          </span>
        )}
        notFound={<LookupError>{lookupTexts.notFound}</LookupError>}
        failed={lookupTexts.failedInForm}
      />
    </div>
  )
}
