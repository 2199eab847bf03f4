import type { Handover } from './channel.ts'
import { noticeMail } from './notice-mail.ts'
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
