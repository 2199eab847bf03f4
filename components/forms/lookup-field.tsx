'use client'

import { type ReactNode, use, useEffect, useId, useRef } from 'react'
import { countOwnLength, limitField } from '@/components/lookup/limit-field'
import { LookupError, LookupOutput } from '@/components/lookup/lookup-output'
import type { VehicleLookup } from '@/components/lookup/use-vehicle-lookup'
import { buttonClass } from '@/components/ui/button-class'
import type { FieldName } from '@/lib/enquiries/shared/forms'
import { lookupTexts } from '@/schemas/rules/lookup-texts'
import { registrationMaxLength } from '@/lib/vehicle/registration'
import type { Vehicle } from '@/lib/vehicle/vehicle'
import { PlateField } from './fields'
import { FormContext, useFormWords, useSay } from './form-context'

/** The registration of a form, with the lookup beside it. Without script it is a plain field. */
export function LookupField({
  name,
  defaultValue,
  lookup: { state, prepare, type, search },
  renderFound,
  children,
}: {
  name: FieldName
  defaultValue?: string | undefined
  lookup: VehicleLookup
  /** What is said of a vehicle that was found. */
  renderFound?: (vehicle: Vehicle) => ReactNode
  /** Stands below the messages of the lookup. */
  children?: ReactNode
}) {
  const field = useRef<HTMLInputElement>(null)
  const statusId = useId()
  const words = useFormWords()
  const { texts } = use(FormContext)
  const say = useSay()
  const isLoading = state.status === 'loading'
  useEffect(() => countOwnLength(field.current), [])

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
          const text = limitField(event.currentTarget)
          if (state.status !== 'idle') type(text)
        }}
        onKeyDown={(event) => {
          // Enter looks the vehicle up instead of sending a half-filled form.
          if (event.key !== 'Enter') return
          event.preventDefault()
          searchNow()
        }}
        enterKeyHint="search"
      >
        {/* Never `disabled`, which would drop the focus. Without script there is another form for it. */}
        <button
          type="button"
          onFocus={prepare}
          onClick={searchNow}
          aria-disabled={isLoading}
          aria-describedby={statusId}
          className={`${buttonClass('secondary')} aria-disabled:cursor-progress aria-disabled:opacity-70 noscript:hidden`}
        >
          {isLoading ? 'Searching...' : words.find}
        </button>
      </PlateField>
      <LookupOutput
        id={statusId}
        state={state}
        slow={
          <span className="mt-2 block text-small">
            {say('We’re still looking. You don’t have to wait: you can enter the details yourself.')}
          </span>
        }
        renderFound={renderFound}
        notFound={<LookupError>{say(lookupTexts.notFound)}</LookupError>}
        texts={texts}
        failed={lookupTexts.failedInForm}
      />
      {children}
    </div>
  )
}
