import {
  type Recipient,
  type RecipientName,
  recipients,
  recipientsMark,
} from '../../schemas/rules/recipients.ts'
import type { Env } from '../env/env.ts'
import { isLoopback } from '../env/is-loopback.ts'
import { isParagraph, type RichText } from './texts.ts'

/** The recipients of personal details that these settings switch on, in the order of the privacy policy. */
export function recipientsOf(env: Env): Recipient[] {
  const lookupElsewhere = URL.canParse(env.public.vehicleLookupUrl)
  const source = lookupElsewhere ? undefined : env.vehicleLookup.source.kind
  const channel = env.enquiries.channel?.kind
  const isOn: Record<RecipientName, boolean> = {
    vehicleProvider: source === 'provider',
    registers: source === 'dvla',
    lookupElsewhere,
    mail: channel === 'smtp',
    formServer: channel === 'forward',
    formBrowser: env.public.enquiries.forwardUrl !== undefined,
    database: !env.embedded,
    sharedStore: isElsewhere(env.redisUrl),
    traces: isElsewhere(env.operations.tracing?.endpoint),
    backups: env.operations.backupsOffSite,
  }
  return recipients.filter(({ name }) => isOn[name])
}

/** True for an address that is not one of this machine. */
function isElsewhere(url: string | undefined): boolean {
  return url !== undefined && !isLoopback(new URL(url).hostname)
}

/** A text in which the point of a list with `{recipients}` has become one for each of these, or none. */
export function withRecipients(body: RichText, recipientsOn: readonly Recipient[]): RichText {
  return body.flatMap((block): RichText => {
    if (!isParagraph(block)) return [block]
    const [child] = block.children
    const text = block.children.map((part) => (typeof part.text === 'string' ? part.text : '')).join('')
    if (text.trim() !== recipientsMark || !child) return [block]
    return recipientsOn.map(({ name, text: recipient }) => ({
      ...block,
      _key: `${block._key ?? ''}-${name}`,
      children: [{ ...child, text: recipient }],
    }))
  })
}
