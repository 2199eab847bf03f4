import { Card, Heading, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { IntentLink } from 'sanity/router'
import { showTyped } from '../../lib/shared/visitor-text.ts'
import { statusOf, statusTitle } from '../../schemas/rules/enquiry-status.ts'
import { sanityApiVersion } from '../../schemas/rules/sanity-api-version.ts'
import { moment } from './moments.ts'
import { type Identity, identityQuery, readIdentities, similarTo } from './similar.ts'
import { registrationOf, type StoredEnquiry } from './stored-enquiry.ts'

/** Other enquiries of the same telephone, address or vehicle; nothing when there are none. */
export function SimilarEnquiries({ enquiry }: { enquiry: StoredEnquiry }) {
  const client = useClient({ apiVersion: sanityApiVersion })
  const [all, setAll] = useState<Identity[]>()
  const [hasFailed, setHasFailed] = useState(false)
  const { _id, email, phone } = enquiry
  useEffect(() => {
    let isCurrent = true
    client
      .fetch<unknown>(identityQuery, {}, { perspective: 'raw' })
      .then((found) => {
        if (!isCurrent) return
        setAll(readIdentities(found))
        setHasFailed(false)
      })
      .catch(() => {
        if (isCurrent) setHasFailed(true)
      })
    return () => {
      isCurrent = false
    }
  }, [client])

  const similar = similarTo({ _id, email, phone, registration: registrationOf(enquiry) }, all ?? [])
  if (hasFailed)
    return (
      <Text size={1} muted>
        Whether there are other enquiries of this person could not be checked.
      </Text>
    )
  if (similar.length === 0) return null
  return (
    <Card padding={3} radius={2} border tone="caution" data-testid="similar-enquiries">
      <Stack gap={3}>
        <Heading as="h3" size={0}>
          Other enquiries of this person or vehicle
        </Heading>
        {similar.slice(0, 20).map((other) => (
          <Text key={other._id} size={1}>
            <IntentLink intent="edit" params={{ id: other._id, type: 'enquiry' }}>
              {[showTyped(other.vehicle) || 'Message', moment(other.receivedAt)].filter(Boolean).join(', ')}
            </IntentLink>
            {` · ${statusTitle(statusOf(other.status))} · same ${other.same.join(' and ')}`}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}
