import { createTransport } from 'nodemailer'
import type { DeliveryChannel, Handover } from './channel.ts'
import { type Mail, teamMail, visitorMail } from './mail.ts'
import type { getMessages } from './messages.ts'
import type { Recipients } from './recipients.ts'

const hour = 3_600_000

/** How long a server may take to answer; a silent one must not hold up the others' news. */
export type SmtpPatience = { connectMs: number; answerMs: number }

const usualPatience: SmtpPatience = { connectMs: 15_000, answerMs: 60_000 }

/** Two mails by SMTP: the enquiry to the team, and the confirmation to the visitor. */
export function smtpChannel({
  url,
  from,
  messages,
  recipients,
  patience = usualPatience,
}: {
  url: string
  /** The sender's address; without one, the team's own mailbox. */
  from: string | undefined
  messages: typeof getMessages
  /** Whom confirmations may still go to. */
  recipients: Recipients
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
          if (!words.autoresponse || !enquiry.email) return { done: true }
          if (!words.mailbox) return noMailbox
          const turn = await recipients.reserve(enquiry.email)
          if (!turn) return { done: true, skipped: true }
          const result = await send(visitorMail(enquiry, words, from ?? words.mailbox))
          if (!result.done) await (result.permanent ? turn.refuse() : result.uncertain || turn.release())
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

/** Where a server says no to the recipient or to the message; before that it says no to us. */
const aboutTheMail: unknown[] = ['RCPT TO', 'DATA']
/** After these nobody can tell whether the message has arrived, unless not even a connection was made. */
const lostOnTheWay: unknown[] = ['ETIMEDOUT', 'ECONNECTION', 'ESOCKET']

/** A server's own words often repeat the recipient's address; its codes are enough. */
function failure(error: unknown): Handover {
  const { code, responseCode, command, syscall } = error as Record<string, unknown>
  const reason = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number')
  return {
    done: false,
    permanent: typeof responseCode === 'number' && responseCode >= 500 && aboutTheMail.includes(command),
    uncertain: responseCode === undefined && syscall !== 'connect' && lostOnTheWay.includes(code),
    reason: reason.join(' ') || 'unknown reason',
  }
}
