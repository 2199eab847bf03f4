import { Card, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import type { UserComponent } from 'sanity/structure'
import { sanityApiVersion } from '../../schemas/rules/sanity-api-version.ts'
import { DraftRow } from './draft-row.tsx'
import { draftsQuery, type StoredDraft } from './drafts-query.ts'

/** What has been changed and not published, by anybody, the latest first. */
export const UnpublishedChanges: UserComponent = () => {
  const drafts = useDrafts()
  if (!drafts)
    return (
      <Flex align="center" justify="center" padding={5}>
        <Spinner muted />
      </Flex>
    )
  return (
    <Stack padding={3} gap={2}>
      <Card padding={2}>
        <Text size={1} muted>
          {drafts.length === 0
            ? 'Everything is published: visitors see what you see here.'
            : 'Visitors do not see these changes yet. Open one to publish it, or to discard its changes in its menu.'}
        </Text>
      </Card>
      {drafts.map((draft) => (
        <DraftRow key={`${draft._id} ${draft._updatedAt}`} {...draft} />
      ))}
    </Stack>
  )
}

/** The drafts, updated after each change; undefined until the first result. */
function useDrafts(): StoredDraft[] | undefined {
  const documentStore = useDocumentStore()
  const [drafts, setDrafts] = useState<StoredDraft[]>()
  useEffect(() => {
    const subscription = documentStore
      .listenQuery(
        { fetch: draftsQuery, listen: '*[!(_id in path("versions.**"))]' },
        {},
        { apiVersion: sanityApiVersion, perspective: 'raw', throttleTime: 1000 },
      )
      .subscribe((stored: StoredDraft[]) => setDrafts(stored))
    return () => subscription.unsubscribe()
  }, [documentStore])
  return drafts
}
