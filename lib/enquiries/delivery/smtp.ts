import type { DeliveryChannel, Handover } from './channel.ts'
import { teamMail, visitorMail } from './mail.ts'
import type { getMessages } from './messages.ts'
import type { Recipients } from './recipients.ts'
import { smtpSender, type SmtpTimeouts } from './smtp-sender.ts'

const hour = 3_600_000

/** Two mails by SMTP: the enquiry to the team, and the confirmation to the visitor. */
export function smtpChannel({
  url,
  from,
  messages,
  recipients,
  timeouts,
}: {
  url: string
  /** The sender's address; without one, the team's own mailbox. */
  from: string | undefined
  messages: typeof getMessages
  /** Limits the confirmations per address. */
  recipients: Recipients
  timeouts?: SmtpTimeouts
}): DeliveryChannel {
  const send = smtpSender({ url, timeouts })
  return {
    name: 'SMTP',
    steps: [
      {
        name: 'team',
        essential: true,
        handOver: async (enquiry) => {
          const texts = await messages(enquiry.kind)
          if (!texts.mailbox) return noMailbox
          return send(await teamMail(enquiry, texts, from ?? texts.mailbox))
        },
      },
      {
        name: 'visitor',
        essential: false,
        // "We have received your message" is useful on the day, not a week later.
        latestAfterMs: 24 * hour,
        handOver: async (enquiry) => {
          const texts = await messages(enquiry.kind)
          if (!texts.autoresponse || !enquiry.email) return { done: true }
          if (!texts.mailbox) return noMailbox
          const reservation = await recipients.reserve(enquiry.email)
          if (!reservation) return { done: true, skipped: true }
          const result = await send(await visitorMail(enquiry, texts, from ?? texts.mailbox))
          if (!result.done && result.permanent) await reservation.refuse()
          if (!result.done && !result.permanent && !result.uncertain) await reservation.release()
          return result
        },
      },
    ],
  }
}

const noMailbox: Handover = {
  done: false,
  permanent: false,
  reason: 'the site settings have no e-mail address',
}
