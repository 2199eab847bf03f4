import 'server-only'
import type { ContentSource, Env } from '../../env/env.ts'
import type { RateLimit } from '../../server/rate-limit.ts'
import { sendTestMail } from '../delivery/test-mail.ts'
import { describeClientError } from '../store/client.ts'
import { type StudioUser, studioUser } from './studio-user.ts'

/** What is needed to tell users of the Studio how the team hears of new enquiries. */
export type TeamMailService = {
  content: ContentSource
  channel: Env['enquiries']['channel']
  /** Browsers post the forms to another service, which tells the team. */
  forwarded: boolean
  /** Limits the test mails of a user. */
  limit: Pick<RateLimit, 'consume'>
  /** The team's mailbox and the sender's name. */
  settings: () => Promise<{ email: string; brandName: string }>
}

/** Tells a user of the Studio how the team hears of a new enquiry: by mail, by a service of others, or not at all. */
export function teamMailState(request: Request, service: TeamMailService): Promise<Response> {
  const { channel, forwarded } = service
  const state = channel?.kind === 'smtp' ? 'smtp' : channel || forwarded ? 'service' : 'none'
  return forUser(request, service, () => Promise.resolve(json(200, { channel: state })))
}

/** Sends a test mail to the team's own mailbox, for users who may edit. */
export function teamMailTest(request: Request, service: TeamMailService): Promise<Response> {
  return forUser(request, service, async (user) => {
    if (!(await user.mayEdit()))
      return json(403, { problem: 'Only those who may edit can send a test mail.' })
    const { channel } = service
    if (channel?.kind !== 'smtp') return json(409, { problem: 'No mail server is set: SMTP_URL.' })
    const wait = await service.limit.consume(user.id)
    if (wait > 0) {
      const minutes = Math.ceil(wait / 60)
      return json(429, { problem: `Five an hour are enough. Try again in ${minutes} min.` }, wait)
    }
    const { email, brandName } = await service.settings()
    const sent = await sendTestMail({ ...channel, mailbox: email, brandName })
    if (sent.done) return json(200, { sentTo: email })
    return json(502, { problem: `The mail could not be sent (${sent.reason}).` })
  })
}

async function forUser(
  request: Request,
  { content }: TeamMailService,
  respond: (user: StudioUser) => Promise<Response>,
): Promise<Response> {
  try {
    const user = await studioUser(request.headers, content)
    return user ? await respond(user) : json(401, { problem: 'Please sign in to the Studio.' })
  } catch (error) {
    console.error(
      `The Studio was not told how the team hears of enquiries: the Content Lake failed (${describeClientError(error)}).`,
    )
    return json(503, { problem: 'The content cannot be reached at the moment.' })
  }
}

function json(status: number, body: object, retryAfter?: number): Response {
  return Response.json(body, {
    status,
    headers: {
      'Cache-Control': 'no-store',
      ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
      ...(retryAfter !== undefined && { 'Retry-After': `${retryAfter}` }),
    },
  })
}
