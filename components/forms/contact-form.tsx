'use client'

import { useRouter } from 'next/navigation'
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form'
import { FieldGroup, TextAreaField } from './fields'
import { LookupField } from './lookup-field'
import { PersonFields } from './person-fields'
import { MakeAndModelFields, TechnicalFields } from './vehicle-fields'

/** A message to the team, with a vehicle if it is about one. */
export function ContactForm({ lookupEndpoint, ...props }: EnquiryFormProps) {
  const router = useRouter()
  return (
    <EnquiryForm
      {...props}
      kind="contact"
      buttons={{ send: 'Send Message', sending: 'Sending...' }}
      onStored={() => router.push('/thank-you')}
    >
      <PersonFields />
      <FieldGroup legend="Your message">
        <TextAreaField name="message" maxLength={4000} required wide />
      </FieldGroup>
      <FieldGroup legend="About a vehicle">
        <LookupField name="carReg" endpoint={lookupEndpoint} />
        <MakeAndModelFields />
        <TechnicalFields />
      </FieldGroup>
    </EnquiryForm>
  )
}
