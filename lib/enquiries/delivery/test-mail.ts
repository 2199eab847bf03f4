import { randomUUID } from 'node:crypto'
import type { Handover } from './channel.ts'
import { mailDocument, mailParagraph } from './mail-html.ts'
import type { Mail } from './mail.ts'
import { smtpSender, type SmtpTimeouts } from './smtp-sender.ts'

// A person waits for the result.
const timeouts: SmtpTimeouts = { connectMs: 8000, responseMs: 15_000 }

/** Sends the team's own mailbox a mail that says that mails arrive. */
export async function sendTestMail({
  url,
  from,
  mailbox,
  brandName,
}: {
  url: string
  from: string | undefined
  mailbox: string
  brandName: string
}): Promise<Handover> {
  if (!mailbox) return { done: false, permanent: false, reason: 'the site settings have no e-mail address' }
  const subject = 'Test mail from your website'
  const text = 'This mail was sent from the Studio. New enquiries reach you in the same way.'
  const mail = await noticeMail({ subject, text, mailbox, from: from ?? mailbox, brandName })
  return smtpSender({ url, timeouts })(mail)
}

/** A mail of plain text from the website to the team. `id` identifies repeats; without one, each mail is another. */
export async function noticeMail({
  subject,
  text,
  mailbox,
  from,
  brandName,
  id = randomUUID(),
}: {
  subject: string
  text: string
  mailbox: string
  from: string
  brandName: string
  id?: string
}): Promise<Mail> {
  return {
    from: { name: brandName, address: from },
    to: mailbox,
    replyTo: mailbox,
    subject,
    text: `${text}\n`,
    html: await mailDocument(subject, text.split(/\n{2,}/).map(mailParagraph)),
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    // Stops out-of-office replies and other automatic responses.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}
