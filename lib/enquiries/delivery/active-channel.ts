import type { SanityClient } from '@sanity/client'
import type { Env } from '../../env/env.ts'
import type { DeliveryChannel } from './channel.ts'
import { getMessages } from './messages.ts'
import { recipientsIn } from './recipients.ts'

/** The channel that the settings name; undefined when nothing is sent. What it needs is loaded with it. */
export async function activeChannel(env: Env, lake: SanityClient): Promise<DeliveryChannel | undefined> {
  const { channel } = env.enquiries
  if (channel === undefined) return undefined
  const common = { messages: getMessages, recipients: recipientsIn(lake) }
  if (channel.kind === 'forward') {
    const { forwardChannel } = await import('./forward.ts')
    return forwardChannel({ url: channel.url, siteUrl: env.public.siteUrl, ...common })
  }
  const { smtpChannel } = await import('./smtp.ts')
  return smtpChannel({ ...channel, ...common })
}
