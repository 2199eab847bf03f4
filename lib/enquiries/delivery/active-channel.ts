import type { SanityClient } from '@sanity/client'
import type { Env } from '../../env/env.ts'
import type { DeliveryChannel } from './channel.ts'
import { getMessages } from './messages.ts'
import { recipientsIn } from './recipients.ts'

/** The channel that the settings name; undefined when nothing is sent. Only that channel's code is loaded. */
export async function activeChannel(env: Env, client: SanityClient): Promise<DeliveryChannel | undefined> {
  const { channel } = env.enquiries
  if (channel === undefined) return undefined
  const common = { messages: getMessages, recipients: recipientsIn(client) }
  if (channel.kind === 'forward') {
    const { forwardChannel } = await import('./forward.ts')
    return forwardChannel({ url: channel.url, siteUrl: env.public.siteUrl, ...common })
  }
  const { smtpChannel } = await import('./smtp.ts')
  return smtpChannel({ ...channel, ...common })
}
