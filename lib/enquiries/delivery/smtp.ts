import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { DeliveryChannel, Handover } from './channel.ts'
import { type Mail, teamMail, visitorMail } from './mail.ts'
import type { getMessages } from './messages.ts'
import type { Recipients } from './recipients.ts'

const hour = 3_600_000

/** How long a server may take to respond; a silent one must not hold up other deliveries. */
export type SmtpTimeouts = { connectMs: number; responseMs: number }

const defaultTimeouts: SmtpTimeouts = { connectMs: 15_000, responseMs: 60_000 }

/** Two mails by SMTP: the enquiry to the team, and the confirmation to the visitor. */
export function smtpChannel({
  url,
  from,
  messages,
  recipients,
  timeouts = defaultTimeouts,
}: {
  url: string
  /** The sender's address; without one, the team's own mailbox. */
  from: string | undefined
  messages: typeof getMessages
  /** Limits the confirmations per address. */
  recipients: Recipients
  timeouts?: SmtpTimeouts
}): DeliveryChannel {
  const transport = createTransport({
    url,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    socketTimeout: timeouts.responseMs,
    // No part of a mail is read from a file or URL: the parts hold what visitors typed.
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

/** What nodemailer adds to its errors. */
const smtpError = z
  .object({
    code: z.string().optional().catch(undefined),
    responseCode: z.number().optional().catch(undefined),
    command: z.string().optional().catch(undefined),
    syscall: z.string().optional().catch(undefined),
  })
  .catch({})

/** A rejection of these commands concerns the recipient or the message; an earlier one concerns this site. */
const mailCommands = new Set<string | undefined>(['RCPT TO', 'DATA'])
/** After these errors it is unknown whether the message has arrived, unless connecting failed. */
const connectionErrors = new Set<string | undefined>(['ETIMEDOUT', 'ECONNECTION', 'ESOCKET'])

/** Only codes: a server's message often repeats the recipient's address. */
function failure(error: unknown): Handover {
  const { code, responseCode, command, syscall } = smtpError.parse(error)
  const reason = [code, responseCode].filter((part) => part !== undefined)
  return {
    done: false,
    permanent: responseCode !== undefined && responseCode >= 500 && mailCommands.has(command),
    uncertain: responseCode === undefined && syscall !== 'connect' && connectionErrors.has(code),
    reason: reason.join(' ') || 'unknown reason',
  }
}
