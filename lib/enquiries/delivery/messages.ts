import { getContactPage } from '../../content/contact-page.ts'
import { getQuotePage } from '../../content/quote-page.ts'
import { getSiteSettings } from '../../content/settings.ts'
import type { EnquiryKind } from '../shared/forms.ts'

/** Editors' texts and addresses for the messages of one form. */
export type Messages = {
  brandName: string
  /** The team's mailbox. */
  mailbox: string
  phone: string
  subject: string
  autoresponse: string
}

/** The current messages of a form. */
export async function getMessages(kind: EnquiryKind): Promise<Messages> {
  const [settings, { mail }] = await Promise.all([
    getSiteSettings(),
    kind === 'quote' ? getQuotePage() : getContactPage(),
  ])
  return {
    brandName: settings.brandName,
    mailbox: settings.email,
    phone: settings.phone,
    subject: mail.subject || (kind === 'quote' ? 'New quote request' : 'New message'),
    autoresponse: mail.autoresponse,
  }
}
