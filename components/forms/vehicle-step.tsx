'use client'

import { use, useEffect, useRef } from 'react'
import { LookupError } from '@/components/lookup/lookup-output'
import { useVehicleLookup } from '@/components/lookup/use-vehicle-lookup'
import type { FirstLookup } from '@/lib/vehicle/first-lookup-result'
import { stateAfter } from '@/lib/vehicle/lookup-state'
import { lookupTexts } from '@/schemas/rules/lookup-texts'
import { matchMake } from '@/lib/vehicle/makes'
import { ConfirmedVehicle } from './confirmed-vehicle'
import { FieldGroup, SelectField } from './fields'
import { FoldSummary } from './fold'
import { lookupFields, valuesFromVehicle } from './fill-from-vehicle'
import { FormContext, useFormWords, useSay } from './form-context'
import { LookupField } from './lookup-field'
import type { QuotePrefill } from './quote-query'
import { MakeAndModelFields, TechnicalFields } from './vehicle-fields'

const foldedFields = ['registration', 'year', ...lookupFields] as const
const [, , ...technicalFields] = lookupFields

/**
 * The first step of the quote form: a registration, then the vehicle that it belongs to. Its fields are folded once the
 * vehicle is known, and stay in the form. Folds are the browser's own and need no script.
 */
export function VehicleStep({
  prefill,
  first,
  endpoint,
  years,
}: {
  prefill: Partial<QuotePrefill>
  /** The result of the lookup that the page began with. */
  first: FirstLookup | undefined
  endpoint: string
  years: string[]
}) {
  const { fill, errors, values, texts } = use(FormContext)
  const words = useFormWords()
  const say = useSay()
  const lookup = useVehicleLookup({ endpoint, onFound: fill, texts, initial: stateAfter(first) })
  const { state, search } = lookup
  const card = useRef<HTMLElement>(null)
  const isByVisitor = useRef(false)

  const isPending = first?.kind === 'pending'
  const startSearch = useRef(() => prefill.registration && search(prefill.registration))
  useEffect(() => {
    if (isPending) startSearch.current()
  }, [isPending])

  useEffect(() => {
    // The field that had the focus is folded now. A page that begins with its vehicle leaves the focus alone.
    if (state.status === 'found' && isByVisitor.current) card.current?.focus()
  }, [state.status])

  const searchForVisitor = (text: string) => {
    isByVisitor.current = true
    search(text)
  }
  const known = first?.kind === 'found' ? valuesFromVehicle(first.vehicle) : {}
  const vehicle = state.status === 'found' ? state.vehicle : undefined
  const isFolded =
    vehicle !== undefined &&
    matchMake(vehicle.make) !== undefined &&
    !foldedFields.some((name) => errors[name] !== undefined)
  const hasTechnical = technicalFields.some((name) => name in values || name in errors)
  return (
    <FieldGroup legend={words.vehicle} columns={1}>
      <div>
        {vehicle && <ConfirmedVehicle ref={card} vehicle={vehicle} />}
        <details
          open={!isFolded}
          className={vehicle && 'rounded-b-md border border-line-strong px-4 sm:px-5'}
        >
          <FoldSummary className={vehicle ? 'text-small' : 'hidden!'}>{say('Change')}</FoldSummary>
          <div className={`grid gap-x-6 gap-y-5 sm:grid-cols-2 ${vehicle ? 'pt-2 pb-5' : ''}`}>
            <LookupField
              name="registration"
              defaultValue={prefill.registration}
              lookup={{ ...lookup, search: searchForVisitor }}
            >
              {isPending && (
                <noscript>
                  <LookupError>{say(lookupTexts.failedInForm)}</LookupError>
                </noscript>
              )}
            </LookupField>
            <MakeAndModelFields
              make={prefill.make ?? known.carMake}
              model={prefill.model ?? known.carModel}
              required
            />
            <SelectField name="year" options={years} placeholder="Select year" />
            <details open={vehicle !== undefined || hasTechnical} className="sm:col-span-2">
              <FoldSummary>{words.more}</FoldSummary>
              <div className="grid gap-x-6 gap-y-5 pt-2 sm:grid-cols-2">
                <TechnicalFields known={known} />
              </div>
            </details>
          </div>
        </details>
      </div>
    </FieldGroup>
  )
}
