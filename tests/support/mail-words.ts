import type { SanityClient } from '@sanity/client'
import { newEnquiry, type Enquiry } from '../../lib/enquiries/store/enquiry.ts'
import { validateEnquiry } from '../../lib/enquiries/shared/forms.ts'
import type { Messages } from '../../lib/enquiries/delivery/messages.ts'

/** An editor's words for mails, for tests that need no lake to ask for them. */
export const mailWords: Messages = {
  brandName: 'Cars',
  mailbox: 'info@cars.example',
  phone: '0800 111 2222',
  subject: 'Message from the website',
  autoresponse: 'We have it.',
}

/** A valid message from this address, as the endpoint would keep it. */
export function enquiryFrom(
  email: string,
  { id = crypto.randomUUID(), receivedAt = new Date(), name = 'Asha', message = 'Hello' } = {},
): Enquiry {
  const typed = { name, email, phone: '01632 960 001', message }
  const validation = validateEnquiry('contact', new Map(Object.entries(typed)))
  if (!validation.valid) throw new Error('the example is wrong')
  return newEnquiry(`enquiry.${id}`, 'contact', validation.fields, receivedAt)
}

/** Empties a lake of everything that enquiries leave in it. */
export async function forgetEnquiries(client: SanityClient): Promise<void> {
  await client.delete({ query: '*[_type in ["enquiry", "enquiryRecipient"]]' })
}
