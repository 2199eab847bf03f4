import { Badge, Card, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { UserComponent } from 'sanity/structure'
import {
  ownerDocumentsQuery,
  type OwnerGap,
  ownerGaps,
  type StoredDocument,
} from '../schemas/rules/owner-gaps.ts'
import { sanityApiVersion } from '../schemas/rules/sanity-api-version.ts'

/** What only the owner of the business can fill in and has not yet, with a link to each form. */
export const BeforeYouGoLive: UserComponent = () => {
  const gaps = useOwnerGaps()
  if (!gaps)
    return (
      <Flex align="center" justify="center" padding={5}>
        <Spinner muted />
      </Flex>
    )
  return (
    <Stack padding={3} gap={2}>
      <Card padding={2}>
        <Text size={1} muted>
          {gaps.length === 0
            ? 'Nothing is missing: all that only you can know is filled in and published.'
            : 'Only you can fill these in. A line goes away once its change is published.'}
        </Text>
      </Card>
      {gaps.map((gap) => (
        <Gap key={gap.name} {...gap} />
      ))}
    </Stack>
  )
}

function Gap({ what, todo, isShown, form: { title, ...params } }: OwnerGap) {
  return (
    <Card padding={3} radius={2} border tone={isShown ? 'caution' : 'default'}>
      <Stack gap={3}>
        <Flex align="flex-start" gap={3}>
          <Text size={1} weight="semibold">
            {what}
          </Text>
          {isShown && <Badge tone="caution">Visitors see it</Badge>}
        </Flex>
        <Text size={1} muted>
          {todo}
        </Text>
        <Text size={1}>
          <IntentLink intent="edit" params={params}>
            {title}
          </IntentLink>
        </Text>
      </Stack>
    </Card>
  )
}

/** The list, updated after each publication; undefined until the first result. */
function useOwnerGaps(): OwnerGap[] | undefined {
  const documentStore = useDocumentStore()
  const [gaps, setGaps] = useState<OwnerGap[]>()
  useEffect(() => {
    const subscription = documentStore
      .listenQuery(ownerDocumentsQuery, {}, { apiVersion: sanityApiVersion, perspective: 'raw' })
      .subscribe((documents: StoredDocument[]) => setGaps(ownerGaps(documents)))
    return () => subscription.unsubscribe()
  }, [documentStore])
  return gaps
}
