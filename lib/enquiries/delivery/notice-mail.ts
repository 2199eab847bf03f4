import { randomUUID } from 'node:crypto'
import { mailDocument, mailParagraph } from './mail-html.ts'
import type { Mail } from './mail.ts'

/**
 * A mail of plain text from the website, to the team's mailbox if to nobody else. `id` identifies repeats; without one, each
 * mail is another.
 */
export async function noticeMail({
  subject,
  text,
  mailbox,
  to = mailbox,
  from,
  brandName,
  id = randomUUID(),
}: {
  subject: string
  text: string
  /** Where a reply goes. */
  mailbox: string
  to?: Mail['to']
  from: string
  brandName: string
  id?: string
}): Promise<Mail> {
  return {
    from: { name: brandName, address: from },
    to,
    replyTo: mailbox,
    subject,
    text: `${text}\n`,
    html: await mailDocument(subject, text.split(/\n{2,}/).map(mailParagraph)),
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    // Stops out-of-office replies and other automatic responses.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}
