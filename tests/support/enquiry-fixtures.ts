import type { SanityClient } from '@sanity/client'
import { type Enquiry, newEnquiry } from '../../lib/enquiries/store/enquiry.ts'
import { validateEnquiry } from '../../lib/enquiries/shared/forms.ts'
import type { Messages } from '../../lib/enquiries/delivery/messages.ts'

/** An editor's texts for mails. */
export const mailTexts: Messages = {
  brandName: 'Cars',
  mailbox: 'info@cars.example',
  phone: '0800 111 2222',
  subject: 'Message from the website',
  autoresponse: 'We have it.',
}

/** Stores the texts of `mailTexts`, with further fields of the site settings. */
export async function storeMailTexts(client: SanityClient, settings: object = {}): Promise<void> {
  const { brandName, mailbox: email, phone, subject, autoresponse } = mailTexts
  await client
    .transaction()
    .createOrReplace({ _id: 'siteSettings', _type: 'siteSettings', brandName, email, phone, ...settings })
    .createOrReplace({ _id: 'contactPage', _type: 'contactPage', mail: { subject, autoresponse } })
    .commit()
}

type Changes = { id?: string; receivedAt?: Date; name?: string; message?: string; carMake?: string }

/** A valid message from this address, as the endpoint stores it. */
export function enquiryFrom(
  email: string,
  { id = crypto.randomUUID(), receivedAt = new Date(), ...fields }: Changes = {},
): Enquiry {
  const submitted = { name: 'Asha', email, phone: '01632 960 001', message: 'Hello', ...fields }
  const validation = validateEnquiry('contact', new Map(Object.entries(submitted)))
  if (!validation.valid) throw new Error('The example is invalid')
  return newEnquiry(`enquiry.${id}`, 'contact', validation.fields, receivedAt)
}
