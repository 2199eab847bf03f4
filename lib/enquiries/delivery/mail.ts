import { showTyped } from '../../shared/visitor-text.ts'
import { referenceOf } from '../../shared/enquiry-reference.ts'
import type { Enquiry } from '../store/enquiry.ts'
import { fieldNames } from '../shared/forms.ts'
import { fieldLabels } from '../shared/labels.ts'
import { mailDocument, mailParagraph, mailTable } from './mail-html.ts'
import type { Messages } from './messages.ts'

/** A mail as plain text and as HTML. */
export type Mail = {
  from: { name: string; address: string }
  to: string | { name: string; address: string }
  replyTo: string | { name: string; address: string }
  subject: string
  text: string
  html: string
  messageId: string
  headers: Record<string, string>
}

/**
 * What the visitor wrote, as a table, for the team; a reply goes to the visitor. Typed text is isolated: it cannot change
 * the direction of the text around it, and hidden characters are shown.
 */
export async function teamMail(enquiry: Enquiry, messages: Messages, from: string): Promise<Mail> {
  const rows = [
    ...fieldNames(enquiry.kind).flatMap((name) => {
      const value = enquiry[name]
      return value ? [{ label: fieldLabels[name], value: showValue(value) }] : []
    }),
    { label: 'Received', value: showMoment(enquiry.receivedAt) },
    { label: 'Reference', value: referenceOf(enquiry._id) },
  ]
  return {
    from: { name: messages.brandName, address: from },
    to: messages.mailbox,
    replyTo: { name: showTyped(enquiry.name ?? ''), address: enquiry.email ?? messages.mailbox },
    subject: messages.subject,
    text: `${messages.subject}\n\n${rows.map(({ label, value }) => `${label}: ${value}`).join('\n')}\n`,
    html: await mailDocument(messages.subject, mailTable(rows)),
    ...identity(enquiry, 'team', from),
  }
}

/**
 * Confirms to the visitor that the message has arrived. It repeats nothing that was typed: otherwise anyone could have
 * this site send text of their own to any address.
 */
export async function visitorMail(enquiry: Enquiry, messages: Messages, from: string): Promise<Mail> {
  const signature = [messages.brandName, messages.phone, messages.mailbox].filter(Boolean)
  const reference = `Your reference: ${referenceOf(enquiry._id)}`
  return {
    from: { name: messages.brandName, address: from },
    to: { name: '', address: enquiry.email ?? '' },
    replyTo: messages.mailbox,
    subject: `We have received your message | ${messages.brandName}`,
    text: [messages.autoresponse, reference, signature.join('\n')].join('\n\n').concat('\n'),
    html: await mailDocument(
      messages.brandName,
      [...messages.autoresponse.split(/\n{2,}/), reference, signature.join('\n')].map(mailParagraph),
    ),
    ...identity(enquiry, 'visitor', from),
  }
}

/** A message keeps its id however often it is sent, so that a mailbox recognises duplicates. */
function identity(enquiry: Enquiry, recipient: 'team' | 'visitor', from: string) {
  return {
    messageId: `<${enquiry._id}.${recipient}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    // Stops out-of-office replies and other automatic responses.
    headers: {
      'Auto-Submitted': recipient === 'visitor' ? 'auto-replied' : 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
  }
}

function showValue(value: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value))
    : showTyped(value)
}

function showMoment(moment: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  }).format(new Date(moment))
}
