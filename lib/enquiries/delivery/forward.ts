import { z } from 'zod'
import { fieldNames } from '../shared/forms.ts'
import type { Enquiry } from '../store/enquiry.ts'
import type { DeliveryChannel, Handover } from './channel.ts'
import type { getMessages, Messages } from './messages.ts'
import type { Recipients } from './recipients.ts'

const timeoutMs = 20_000

// Services send "true" or true, and respond with 200 to what they reject.
const responseBody = z.object({ success: z.union([z.literal(true), z.literal('true')]) })

/** Delivers an enquiry to a service with FormSubmit's protocol, which mails the team and the visitor. */
export function forwardChannel({
  url,
  siteUrl,
  messages,
  recipients,
}: {
  url: string
  siteUrl: string
  messages: typeof getMessages
  /** Limits the confirmations per address. */
  recipients: Recipients
}): DeliveryChannel {
  return {
    name: 'forwarding',
    steps: [
      {
        name: 'forward',
        essential: true,
        handOver: async (enquiry) => {
          const texts = await messages(enquiry.kind)
          // The service sends the confirmation itself, if it is given a text for it.
          const reservation =
            texts.autoresponse && enquiry.email ? await recipients.reserve(enquiry.email) : undefined
          const autoresponse = reservation ? texts.autoresponse : ''
          const result = await post(url, siteUrl, bodyOf(enquiry, { ...texts, autoresponse }))
          if (!result.done && !result.uncertain) await reservation?.release()
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
    // No visitor is present to solve one.
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
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        // The service requires the site that a form is on.
        Origin: siteUrl,
        Referer: `${siteUrl}/`,
      },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) return failed(`HTTP ${response.status}`)
    return responseBody.safeParse(parse(text)).success
      ? { done: true }
      : failed('the service did not accept it')
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
