'use client'

import { type ReactNode, useState } from 'react'
import { recallFound } from '@/components/lookup/last-found'
import type { FirstLookup } from '@/lib/vehicle/first-lookup-result'
import { normaliseRegistration } from '@/lib/vehicle/registration'
import { sayWith } from '@/components/ui/say'
import { useLondonYear } from '@/components/ui/london-year'
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form'
import { FieldGroup, TextAreaField, TextField } from './fields'
import { useFormWords } from './form-context'
import { PersonFields } from './person-fields'
import type { QuotePrefill } from './quote-query'
import { QuoteSent, type SentQuote } from './quote-sent'
import { VehicleStep } from './vehicle-step'

const oldestYear = 2000

type Stage = { name: 'form'; isFirst: boolean } | ({ name: 'sent' } & SentQuote)

/**
 * The quote form, which a thank-you replaces once it is sent. `renderedYear` is the year in which the page was rendered.
 */
export function QuoteForm({
  prefill,
  lookup,
  renderedYear,
  thankYou,
  afterwards,
  formKey,
  lookupEndpoint,
  ...props
}: EnquiryFormProps & {
  prefill: QuotePrefill
  /** The lookup of the page; undefined without a registration in its address. */
  lookup: FirstLookup | undefined
  renderedYear: number
  thankYou: { heading: string; text: string }
  /** What follows, for the thank-you. */
  afterwards: ReactNode
  /** Undefined on the cached page, which is rendered for everyone. */
  formKey: string | undefined
}) {
  const [stage, setStage] = useState<Stage>({ name: 'form', isFirst: true })
  const [first] = useState(() => firstVehicle(lookup, prefill))
  const currentYear = useLondonYear(renderedYear)
  const years = Array.from({ length: currentYear - oldestYear + 1 }, (_, index) =>
    String(currentYear - index),
  )

  if (stage.name === 'sent')
    return (
      <QuoteSent
        {...thankYou}
        sent={stage}
        say={sayWith(props.texts)}
        onAgain={() => {
          setStage({ name: 'form', isFirst: false })
          window.scrollTo({ top: 0 })
        }}
      >
        {afterwards}
      </QuoteSent>
    )

  return (
    <EnquiryForm
      {...props}
      replay={stage.isFirst ? props.replay : undefined}
      kind="quote"
      formKey={stage.isFirst ? formKey : undefined}
      buttons={{
        send: props.words?.send ?? 'Get My Free Quote',
        sending: props.words?.sending ?? 'Processing...',
      }}
      onStored={(data, reference) =>
        setStage({
          name: 'sent',
          reference,
          registration: text(data, 'registration'),
          vehicle: `${text(data, 'carMake')} ${text(data, 'carModel')}`,
        })
      }
    >
      {/* The address describes the first vehicle only; another request starts empty. */}
      <VehicleStep
        prefill={stage.isFirst ? prefill : {}}
        first={stage.isFirst ? first : undefined}
        endpoint={lookupEndpoint}
        years={years}
      />
      <Condition />
      <PersonFields />
    </EnquiryForm>
  )
}

function Condition() {
  const words = useFormWords()
  return (
    <FieldGroup legend={words.condition}>
      <TextField name="mileage" type="number" inputMode="numeric" min={0} max={9_999_999} />
      <TextAreaField name="additionalInfo" hint={words.additionalHint} maxLength={4000} wide />
    </FieldGroup>
  )
}

/**
 * The lookup that the form begins with. A vehicle that was found on the page before is used where the server has none;
 * make and model of the address come first.
 */
function firstVehicle(
  lookup: FirstLookup | undefined,
  { registration, make, model }: QuotePrefill,
): FirstLookup | undefined {
  const vehicle =
    lookup?.kind === 'found' ? lookup.vehicle : recallFound(normaliseRegistration(registration ?? ''))
  if (!vehicle) return lookup
  return { kind: 'found', vehicle: { ...vehicle, make: make ?? vehicle.make, model: model ?? vehicle.model } }
}

function text(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
