import { z } from 'zod'
import type { AccountMail, SendAccountMail } from '../../lib/content-lake/auth/account-mail.ts'
import { createSanityClient } from '../../lib/content/sanity-client.ts'
import { noticeMail } from '../../lib/enquiries/delivery/notice-mail.ts'
import { smtpSender } from '../../lib/enquiries/delivery/smtp-sender.ts'
import type { Env } from '../../lib/env/env.ts'
import { siteTokenOf } from './credentials.ts'
import { loadSettings } from './settings.ts'

/** An administrator waits for the result of an invitation. */
const timeouts = { connectMs: 10_000, responseMs: 15_000 }

const senderQuery = '*[_id == "siteSettings"][0]{brandName, email}'
const sender = z
  .object({ brandName: z.string().nullish(), email: z.string().nullish() })
  .nullable()
  .transform((found) => ({ brandName: found?.brandName ?? '', mailbox: found?.email ?? '' }))

/** Loaded by the embedded Content Lake (`CONTENT_LAKE_MAILER`): mails about the accounts of editors, by SMTP. */
export const sendMail: SendAccountMail = async (mail) => {
  const env = loadSettings()
  const { channel } = env.enquiries
  if (channel?.kind !== 'smtp') return { ok: false, reason: 'SMTP_URL is not set' }
  const { brandName, mailbox } = await readSender(env)
  const from = channel.from ?? mailbox
  if (!from) return { ok: false, reason: 'ENQUIRY_MAIL_FROM is not set, and the site has no e-mail address' }
  const { subject, text } = textOf(mail, {
    brandName: brandName || env.public.siteUrl,
    studioUrl: `${env.public.siteUrl}/studio`,
  })
  const to = { name: '', address: mail.to }
  const notice = await noticeMail({ subject, text, mailbox: mailbox || from, to, from, brandName })
  const result = await smtpSender({ url: channel.url, timeouts })(notice)
  return result.done ? { ok: true } : { ok: false, reason: result.reason }
}

/** The site's own name and mailbox, as they are published. */
async function readSender(env: Env): Promise<z.infer<typeof sender>> {
  const client = createSanityClient(env.content, { token: siteTokenOf(env), perspective: 'published' })
  return sender.parse(await client.fetch<unknown>(senderQuery))
}

type Site = { brandName: string; studioUrl: string }

/**
 * Nothing that somebody typed is in a mail but the site's own name: otherwise an account could be used to send text of one's
 * own to any address.
 */
export function textOf(mail: AccountMail, { brandName, studioUrl }: Site): { subject: string; text: string } {
  switch (mail.kind) {
    case 'invitation':
      return {
        subject: `Your access to the website of ${brandName}`,
        text: paragraphs(
          `You have been invited to work on the website of ${brandName}.`,
          `Choose a password and sign in. This link works once, for ${inWords(mail.lifetimeMs)}:`,
          mail.link,
          'You expected no invitation? Then please ignore this mail.',
        ),
      }
    case 'password-reset':
      return {
        subject: `Choose a new password | ${brandName}`,
        text: paragraphs(
          `A new password was asked for, for your access to the website of ${brandName}.`,
          `Choose it here. This link works once, for ${inWords(mail.lifetimeMs)}:`,
          mail.link,
          'Was it not you? Then please ignore this mail: your password stays as it is.',
        ),
      }
    case 'password-changed':
      return {
        subject: `Your password has been changed | ${brandName}`,
        text: paragraphs(
          `The password of your access to the website of ${brandName} has just been changed, and all other sign-ins have ended.`,
          `Was it not you? Choose a new one at once (“Forgotten your password?”) and tell an administrator: ${studioUrl}`,
        ),
      }
    case 'email-changed':
      return {
        subject: `Your e-mail address has been changed | ${brandName}`,
        text: paragraphs(
          `From now on somebody signs in to the website of ${brandName} with another e-mail address than this one, which was used before.`,
          `Was it not you? Then please tell an administrator at once: ${studioUrl}`,
        ),
      }
  }
}

function paragraphs(...texts: string[]): string {
  return texts.join('\n\n')
}

function inWords(ms: number): string {
  const hours = Math.round(ms / 3_600_000)
  if (hours === 1) return 'one hour'
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`
}
