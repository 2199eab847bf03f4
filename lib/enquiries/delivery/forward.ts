import { z } from 'zod'
import { fieldNames } from '../shared/forms.ts'
import type { Enquiry } from '../store/enquiry.ts'
import type { DeliveryChannel, Handover } from './channel.ts'
import type { getMessages, Messages } from './messages.ts'
import type { Recipients } from './recipients.ts'

const patienceMs = 20_000

// Services say "true" or true, and answer 200 to what they refuse.
const answer = z.object({ success: z.union([z.literal(true), z.literal('true')]) })

/** Hands an enquiry to a service that speaks FormSubmit's protocol; the service mails the team and the visitor. */
export function forwardChannel({
  url,
  siteUrl,
  messages,
  recipients,
}: {
  url: string
  siteUrl: string
  messages: typeof getMessages
  /** Whom confirmations may still go to. */
  recipients: Recipients
}): DeliveryChannel {
  return {
    name: 'forwarding',
    steps: [
      {
        name: 'forward',
        essential: true,
        handOver: async (enquiry) => {
          const words = await messages(enquiry.kind)
          // The service answers the visitor by itself, if it is given the words to.
          const turn =
            words.autoresponse && enquiry.email ? await recipients.reserve(enquiry.email) : undefined
          const autoresponse = turn ? words.autoresponse : ''
          const result = await post(url, siteUrl, bodyOf(enquiry, { ...words, autoresponse }))
          if (!result.done && !result.uncertain) await turn?.release()
          return result
        },
      },
    ],
  }
}

function bodyOf(enquiry: Enquiry, { subject, autoresponse }: Messages): Record<string, string> {
  const fields = fieldNames(enquiry.kind).map((name) => [name, enquiry[name] ?? ''] as const)
  return {
    ...Object.fromEntries(fields),
    _subject: subject,
    _template: 'table',
    // Nobody is there to solve one.
    _captcha: 'false',
    ...(autoresponse && { _autoresponse: autoresponse }),
  }
}

async function post(url: string, siteUrl: string, body: Record<string, string>): Promise<Handover> {
  const failed = (reason: string): Handover => ({ done: false, permanent: false, reason })
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        // The service wants to know which site a form stands on.
        Origin: siteUrl,
        Referer: `${siteUrl}/`,
      },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) return failed(`HTTP ${response.status}`)
    return answer.safeParse(parse(text)).success ? { done: true } : failed('the service did not accept it')
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown reason'
    return { done: false, permanent: false, uncertain: true, reason }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
