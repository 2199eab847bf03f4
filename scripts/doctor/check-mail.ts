import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Env } from '../../lib/env/env.ts'
import { type Finding, notChecked, ok, problem, unlessLive } from './finding.ts'

const about = 'Mail'
const defaultTimeoutMs = 10_000

const smtpError = z
  .object({
    code: z.string().optional().catch(undefined),
    responseCode: z.number().optional().catch(undefined),
  })
  .catch({})

/** Signs in to the mail server as the site does, and sends nothing. */
export async function checkMail(env: Env, timeoutMs = defaultTimeoutMs): Promise<Finding[]> {
  const { channel } = env.enquiries
  if (channel === undefined) {
    if (env.public.enquiries.forwardUrl !== undefined)
      return [notChecked(about, 'Browsers post enquiries to ENQUIRY_FORWARD_URL themselves.')]
    return [
      unlessLive(env)(
        about,
        'Nobody is told of enquiries; they are in the Studio alone.',
        'Set SMTP_URL; .env.example explains it.',
      ),
    ]
  }
  if (channel.kind === 'forward')
    return [
      notChecked(about, 'Enquiries are forwarded; a trial would be an enquiry. Send one from the site.'),
    ]
  const transport = createTransport({
    url: channel.url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  try {
    await transport.verify()
    return [ok(about, 'The mail server accepts the sign-in of SMTP_URL.')]
  } catch (error) {
    return [explain(error)]
  } finally {
    transport.close()
  }
}

/** By codes alone: messages of servers repeat names and addresses. */
function explain(error: unknown): Finding {
  const { code, responseCode } = smtpError.parse(error)
  const reason = [code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown reason'
  if (code === 'EAUTH')
    return problem(
      about,
      `The mail server refuses the sign-in (${reason}).`,
      'Correct the user and the password in SMTP_URL; special characters in them are percent-encoded.',
    )
  if (code === 'EDNS')
    return problem(about, `The mail server's name is unknown (${reason}).`, 'Correct the host in SMTP_URL.')
  if (code === 'ETLS')
    return problem(
      about,
      `The mail server does not encrypt as SMTP_URL wants (${reason}).`,
      'smtps:// is encrypted from the start, on port 465 as a rule; smtp:// upgrades, on port 587.',
    )
  return problem(
    about,
    `The mail server does not respond as one (${reason}).`,
    'Correct the host and the port in SMTP_URL; ask the hoster whether outgoing mail is blocked.',
  )
}
