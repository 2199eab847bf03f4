import { Card, Stack, Text } from '@sanity/ui'
import type { UserComponent } from 'sanity/structure'
import { ListSpinner, LostConnection } from '../live-list.tsx'
import { useLiveQuery } from '../use-live-query.ts'
import { DraftRow } from './draft-row.tsx'
import { draftsQuery, type StoredDraft } from './drafts-query.ts'

/** What has been changed and not published, by anybody, the latest first. */
export const UnpublishedChanges: UserComponent = () => {
  const { result: drafts, isLost } = useLiveQuery<StoredDraft[]>({
    fetch: draftsQuery,
    // A draft that was published is no longer found.
    listen: '*[!(_id in path("versions.**"))]',
  })
  if (!drafts) return isLost ? <LostConnection /> : <ListSpinner />
  return (
    <Stack padding={3} gap={2}>
      {isLost && <LostConnection />}
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
