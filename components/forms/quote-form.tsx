'use client'

import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form'
import { FieldGroup, SelectField, TextAreaField, TextField } from './fields'
import { LookupField } from './lookup-field'
import { PersonFields } from './person-fields'
import type { QuotePrefill } from './quote-query'
import { MakeAndModelFields, TechnicalFields } from './vehicle-fields'

const oldestYear = 2000

type Stage = { name: 'form'; isFirst: boolean } | { name: 'sent'; make: string; model: string }

/**
 * The quote form, which a thank-you replaces once it is sent. `currentYear` comes from the page, so that the list of
 * years follows the request and not the build.
 */
export function QuoteForm({
  prefill,
  currentYear,
  thankYou,
  formKey,
  lookupEndpoint,
  ...props
}: EnquiryFormProps & {
  prefill: QuotePrefill
  currentYear: number
  thankYou: { heading: string; text: string }
  formKey: string
}) {
  const [stage, setStage] = useState<Stage>({ name: 'form', isFirst: true })
  const years = Array.from({ length: currentYear - oldestYear + 1 }, (_, index) =>
    String(currentYear - index),
  )

  if (stage.name === 'sent')
    return (
      <ThankYou
        {...thankYou}
        vehicle={`${stage.make} ${stage.model}`}
        onAgain={() => {
          setStage({ name: 'form', isFirst: false })
          window.scrollTo({ top: 0 })
        }}
      />
    )

  // The address describes the first vehicle only; another request starts empty.
  const initial: Partial<QuotePrefill> = stage.isFirst ? prefill : {}
  return (
    <EnquiryForm
      {...props}
      replay={stage.isFirst ? props.replay : undefined}
      kind="quote"
      formKey={stage.isFirst ? formKey : undefined}
      buttons={{ send: 'Get My Free Quote', sending: 'Processing...' }}
      onStored={(data) =>
        setStage({ name: 'sent', make: text(data, 'carMake'), model: text(data, 'carModel') })
      }
    >
      <PersonFields />
      <FieldGroup legend="About the vehicle">
        <LookupField name="registration" defaultValue={initial.registration} endpoint={lookupEndpoint} />
        <MakeAndModelFields make={initial.make} model={initial.model} required />
        <SelectField name="year" options={years} placeholder="Select year" />
        <TextField name="mileage" type="number" inputMode="numeric" min={0} max={9_999_999} />
        <TechnicalFields />
        <TextAreaField
          name="additionalInfo"
          hint="Condition, service history, outstanding finance: whatever we should know."
          maxLength={4000}
          wide
        />
      </FieldGroup>
    </EnquiryForm>
  )
}

function ThankYou({
  heading,
  text,
  vehicle,
  onAgain,
}: {
  heading: string
  text: string
  vehicle: string
  onAgain: () => void
}) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
    title.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <section aria-labelledby="quote-sent" className="card content-start border-t-4 border-t-brand p-5 sm:p-8">
      <h2 ref={title} id="quote-sent" tabIndex={-1} className="outline-none">
        {heading}
      </h2>
      <p className="mt-3 font-display text-h3 font-bold">{vehicle}</p>
      <p className="mt-2">{text}</p>
      <button type="button" onClick={onAgain} className={`${buttonClass('secondary')} mt-6 cursor-pointer`}>
        Submit Another Request
      </button>
    </section>
  )
}

function text(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
