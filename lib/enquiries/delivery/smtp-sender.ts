import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Handover } from './channel.ts'
import type { Mail } from './mail.ts'

/** How long a server may take to respond; a silent one must not hold up other deliveries. */
export type SmtpTimeouts = { connectMs: number; responseMs: number }

const defaultTimeouts: SmtpTimeouts = { connectMs: 15_000, responseMs: 60_000 }

/** A function that hands a mail over to a mail server. Never throws. */
export function smtpSender({
  url,
  timeouts = defaultTimeouts,
}: {
  url: string
  timeouts?: SmtpTimeouts | undefined
}): (mail: Mail) => Promise<Handover> {
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
  return async (mail) => {
    try {
      await transport.sendMail(mail)
      return { done: true }
    } catch (error) {
      return failure(error)
    }
  }
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
