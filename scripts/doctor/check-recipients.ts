import type { Env } from '../../lib/env/env.ts'
import { recipientsOf } from '../../lib/content/recipients.ts'
import { recipients } from '../../schemas/rules/recipients.ts'
import { type Finding, ok } from './finding.ts'

/** Lists who receives personal details, as the privacy policy says it, and the settings that would add others. */
export function checkRecipients(env: Env): Finding[] {
  const on = recipientsOf(env)
  const off = recipients.filter((recipient) => !on.includes(recipient))
  const who = on.map(({ settings, text }) => `${settings}: ${text}`)
  return [
    ok(
      'Privacy',
      who.length > 0 ? `Details are sent to ${who.join('; ')}.` : 'Details are sent to nobody else.',
    ),
    ok('Privacy', `These settings would add others: ${off.map(({ settings }) => settings).join(', ')}.`),
  ]
}
