import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { z } from 'zod'
import { sanityApiVersion } from '../../schemas/rules/sanity-api-version.ts'

const address = '/api/studio/mail'

const state = z.object({ channel: z.enum(['smtp', 'service', 'none']) })
const outcome = z.object({ sentTo: z.string().optional(), problem: z.string().optional() })

/** How the team hears of new enquiries; undefined until the site has said so. */
export type TeamMail = z.infer<typeof state>['channel'] | undefined

/** The result of a test mail: the mailbox it went to, or what went wrong. */
export type TestMail = z.infer<typeof outcome>

/** Asks the site how the team hears of new enquiries, with the session of the user. */
export function useTeamMail(): { teamMail: TeamMail; sendTestMail: () => Promise<TestMail> } {
  const client = useClient({ apiVersion: sanityApiVersion })
  const { token } = client.config()
  const [teamMail, setTeamMail] = useState<TeamMail>()
  useEffect(() => {
    // Without a token of its own, a browser cannot show the site who is signed in.
    if (token === undefined) return
    const leaving = new AbortController()
    fetch(address, { headers: { authorization: `Bearer ${token}` }, signal: leaving.signal })
      .then(async (response) => {
        if (response.ok) setTeamMail(state.parse(await response.json()).channel)
      })
      // A warning is shown only when the site has said that there is a reason.
      .catch(() => {})
    return () => leaving.abort()
  }, [token])

  const sendTestMail = async (): Promise<TestMail> => {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization: `Bearer ${token ?? ''}` },
      })
      return outcome.parse(await response.json())
    } catch {
      return { problem: 'The site did not answer. Please try again.' }
    }
  }
  return { teamMail, sendTestMail }
}
