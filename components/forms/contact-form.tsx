'use client'

import { useRouter } from 'next/navigation'
import { use } from 'react'
import { useVehicleLookup } from '@/components/lookup/use-vehicle-lookup'
import { summariseVehicle } from '@/lib/vehicle/vehicle'
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form'
import { FieldGroup, TextAreaField } from './fields'
import { lookupFields } from './fill-from-vehicle'
import { FoldSummary } from './fold'
import { FormContext, useFormWords, useSay } from './form-context'
import { LookupField } from './lookup-field'
import { PersonFields } from './person-fields'
import { saveReference } from './saved-form-storage'
import { MakeAndModelFields, TechnicalFields } from './vehicle-fields'

/** A message to the team, with a vehicle only if it is about one. */
export function ContactForm({ lookupEndpoint, ...props }: EnquiryFormProps) {
  const router = useRouter()
  return (
    <EnquiryForm
      {...props}
      kind="contact"
      buttons={{
        send: props.words?.send ?? 'Send Message',
        sending: props.words?.sending ?? 'Sending...',
      }}
      onStored={(_data, reference) => {
        saveReference(reference ?? '')
        router.push('/thank-you')
      }}
    >
      <Message />
      <VehicleIfAsked endpoint={lookupEndpoint} />
      <PersonFields />
    </EnquiryForm>
  )
}

function Message() {
  const words = useFormWords()
  return (
    <FieldGroup legend={words.yourMessage}>
      <TextAreaField name="message" maxLength={4000} required wide />
    </FieldGroup>
  )
}

/** The vehicle that a message is about: folded until it is asked for. */
function VehicleIfAsked({ endpoint }: { endpoint: string }) {
  const { fill, errors, values, texts } = use(FormContext)
  const words = useFormWords()
  const say = useSay()
  const lookup = useVehicleLookup({ endpoint, onFound: fill, texts })
  const isInUse = ['carReg', ...lookupFields].some((name) => name in errors || name in values)
  return (
    <details open={isInUse}>
      <FoldSummary>{words.about}</FoldSummary>
      <fieldset className="grid gap-x-6 gap-y-5 pt-3 sm:grid-cols-2">
        <legend className="sr-only">The vehicle</legend>
        <LookupField
          name="carReg"
          lookup={lookup}
          renderFound={(vehicle) => (
            <span className="mt-2 block text-small">
              {say('Found: {vehicle}.').replace('{vehicle}', () => summariseVehicle(vehicle))}{' '}
              {say('We have filled in what is known; please check it.')}
            </span>
          )}
        />
        <MakeAndModelFields />
        <TechnicalFields />
      </fieldset>
    </details>
  )
}
