import { createTransport } from 'nodemailer'
import type { DeliveryChannel, Handover } from './channel.ts'
import { type Mail, teamMail, visitorMail } from './mail.ts'
import type { getMessages } from './messages.ts'

const hour = 3_600_000

/** How long a server may take to answer; a silent one must not hold up the others' news. */
export type SmtpPatience = { connectMs: number; answerMs: number }

const usualPatience: SmtpPatience = { connectMs: 15_000, answerMs: 60_000 }

/** Two mails by SMTP: the enquiry to the team, and the confirmation to the visitor. */
export function smtpChannel({
  url,
  from,
  messages,
  patience = usualPatience,
}: {
  url: string
  /** The sender's address; without one, the team's own mailbox. */
  from: string | undefined
  messages: typeof getMessages
  patience?: SmtpPatience
}): DeliveryChannel {
  const transport = createTransport({
    url,
    connectionTimeout: patience.connectMs,
    greetingTimeout: patience.connectMs,
    dnsTimeout: patience.connectMs,
    socketTimeout: patience.answerMs,
    // Nothing of a mail may come from a file or an address: its parts hold what visitors typed.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const send = async (mail: Mail): Promise<Handover> => {
    try {
      await transport.sendMail(mail)
      return { done: true }
    } catch (error) {
      return failure(error)
    }
  }
  return {
    name: 'SMTP',
    steps: [
      {
        name: 'team',
        essential: true,
        handOver: async (enquiry) => {
          const words = await messages(enquiry.kind)
          if (!words.mailbox) return noMailbox
          return send(teamMail(enquiry, words, from ?? words.mailbox))
        },
      },
      {
        name: 'visitor',
        essential: false,
        // "We have received your message" is of use on the day, not a week later.
        latestAfterMs: 24 * hour,
        handOver: async (enquiry) => {
          const words = await messages(enquiry.kind)
          if (!words.autoresponse) return { done: true }
          if (!words.mailbox) return noMailbox
          return send(visitorMail(enquiry, words, from ?? words.mailbox))
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

/** A server's own words often repeat the recipient's address; its codes are enough. */
function failure(error: unknown): Handover {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const reason = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number')
  return {
    done: false,
    permanent: typeof responseCode === 'number' && responseCode >= 500 && code === 'EENVELOPE',
    reason: reason.join(' ') || 'unknown reason',
  }
}
