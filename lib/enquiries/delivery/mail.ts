import { showTyped } from '../../shared/visitor-text.ts'
import type { Enquiry } from '../store/enquiry.ts'
import { escapeHtml } from '../escape-html.ts'
import { fieldNames } from '../shared/forms.ts'
import { fieldLabels } from '../shared/labels.ts'
import type { Messages } from './messages.ts'

/** A message in both forms. */
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
 * What the visitor wrote, as a table, for the team; an answer goes to the visitor. What was typed is set apart: it can turn
 * nothing around but itself, and hides nothing.
 */
export function teamMail(enquiry: Enquiry, messages: Messages, from: string): Mail {
  const rows = [
    ...fieldNames(enquiry.kind).flatMap((name) => {
      const value = enquiry[name]
      return value ? [{ label: fieldLabels[name], value: showValue(value) }] : []
    }),
    { label: 'Received', value: showMoment(enquiry.receivedAt) },
  ]
  return {
    from: { name: messages.brandName, address: from },
    to: messages.mailbox,
    replyTo: { name: showTyped(enquiry.name ?? ''), address: enquiry.email ?? messages.mailbox },
    subject: messages.subject,
    text: `${messages.subject}\n\n${rows.map(({ label, value }) => `${label}: ${value}`).join('\n')}\n`,
    html: page(
      messages.subject,
      `<table style="border-collapse:collapse">${rows.map(tableRow).join('')}</table>`,
    ),
    ...identity(enquiry, 'team', from),
  }
}

/**
 * Tells the visitor that the message has arrived. It repeats nothing that was typed: otherwise anyone could have us send
 * words of theirs to an address of their choice.
 */
export function visitorMail(enquiry: Enquiry, messages: Messages, from: string): Mail {
  const signature = [messages.brandName, messages.phone, messages.mailbox].filter(Boolean)
  return {
    from: { name: messages.brandName, address: from },
    to: { name: '', address: enquiry.email ?? '' },
    replyTo: messages.mailbox,
    subject: `We have received your message | ${messages.brandName}`,
    text: `${messages.autoresponse}\n\n${signature.join('\n')}\n`,
    html: page(
      messages.brandName,
      [...messages.autoresponse.split(/\n{2,}/), signature.join('\n')].map(paragraph).join(''),
    ),
    ...identity(enquiry, 'visitor', from),
  }
}

/** One message keeps one id however often it is sent, so that a mailbox can tell a repetition. */
function identity(enquiry: Enquiry, recipient: 'team' | 'visitor', from: string) {
  return {
    messageId: `<${enquiry._id}.${recipient}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    // Keeps holiday answers and other robots from writing back.
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

const cell = 'border:1px solid #c4ccc7;padding:8px 12px;text-align:left;vertical-align:top'

function tableRow({ label, value }: { label: string; value: string }): string {
  return `<tr><th scope="row" style="${cell};background:#f1f4f2">${escapeHtml(label)}</th><td style="${cell}"><bdi>${withBreaks(value)}</bdi></td></tr>`
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${withBreaks(text)}</p>`
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#15221c">${body}</body></html>`
}

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}
