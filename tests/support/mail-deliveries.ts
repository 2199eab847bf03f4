import type { SanityClient } from '@sanity/client'
import type { Deliveries } from '../../lib/enquiries/delivery/deliver.ts'
import type { getMessages } from '../../lib/enquiries/delivery/messages.ts'
import { recipientsIn } from '../../lib/enquiries/delivery/recipients.ts'
import { smtpChannel } from '../../lib/enquiries/delivery/smtp.ts'
import type { SmtpTimeouts } from '../../lib/enquiries/delivery/smtp-sender.ts'
import { mailTexts } from './enquiry-fixtures.ts'

type Options = Partial<Pick<Deliveries, 'now' | 'waits'>> & {
  messages?: typeof getMessages
  timeouts?: SmtpTimeouts
}

/** Delivery by SMTP, without delays between attempts. It knows nothing but what is stored, as after a restart. */
export function mailDeliveries(
  client: SanityClient,
  smtpUrl: string,
  { messages = () => Promise.resolve(mailTexts), timeouts, ...options }: Options = {},
): Deliveries {
  return {
    client,
    channel: smtpChannel({
      url: smtpUrl,
      from: undefined,
      messages,
      recipients: recipientsIn(client, options.now),
      ...(timeouts && { timeouts }),
    }),
    waits: Array.from({ length: 14 }, () => 0),
    unrecorded: new Map(),
    ...options,
  }
}
