import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { z } from 'zod'
import { defaultReplies, type ReplyTemplate } from '../../schemas/rules/reply-templates.ts'
import { sanityApiVersion } from '../../schemas/rules/sanity-api-version.ts'

type ReplySettings = { replies: readonly ReplyTemplate[]; business: string }

const withoutSettings: ReplySettings = { replies: defaultReplies, business: '' }

const text = z.string().catch('')
const stored = z.object({
  replies: z.array(z.object({ title: text, subject: text, body: text })).catch([]),
  business: text,
})

const query = '*[_id == "siteSettings"][0]{"replies": replyTemplates, "business": brandName}'

/** The replies of the published settings, or ours while there are none. */
export function useReplySettings(): ReplySettings {
  const client = useClient({ apiVersion: sanityApiVersion })
  const [settings, setSettings] = useState(withoutSettings)
  useEffect(() => {
    let isCurrent = true
    client
      .fetch<unknown>(query, {}, { perspective: 'published' })
      .then((found) => {
        if (!isCurrent || found === null) return
        const { replies, business } = stored.parse(found)
        const usable = replies.filter(({ title }) => title !== '')
        setSettings({ replies: usable.length > 0 ? usable : defaultReplies, business })
      })
      // Our own replies are offered until the settings can be read.
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [client])
  return settings
}
