import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { getPublishedId, Preview, RelativeTime, useClient, useSchema, useUser } from 'sanity'
import { useIntentLink } from 'sanity/router'
import { sanityApiVersion } from '../../schemas/rules/sanity-api-version.ts'
import { lastChangeRequest, type StoredDraft } from './drafts-query.ts'
import { lastAuthor } from './last-author.ts'

/** A document with unpublished changes: its preview, which opens it, when it was changed and by whom. */
export function DraftRow({ _id, _type, _updatedAt, isPublished }: StoredDraft) {
  const schemaType = useSchema().get(_type)
  const id = getPublishedId(_id)
  const link = useIntentLink({ intent: 'edit', params: { id, type: _type } })
  const author = useLastAuthor(_id)
  if (!schemaType) return null
  return (
    <Card
      as="a"
      data-as="a"
      {...link}
      padding={2}
      radius={2}
      border
      overflow="hidden"
      data-testid={`unpublished-${id}`}
    >
      <Stack gap={2}>
        <Preview schemaType={schemaType} value={{ _type, _id }} layout="default" />
        <Flex align="center" gap={2} paddingX={2} paddingBottom={1} wrap="wrap">
          <Badge tone={isPublished ? 'caution' : 'primary'}>{isPublished ? 'Edited' : 'New'}</Badge>
          <Text size={1} muted>
            <RelativeTime time={_updatedAt} useTemporalPhrase />
            {author && <Author id={author} />}
          </Text>
        </Flex>
      </Stack>
    </Card>
  )
}

function Author({ id }: { id: string }) {
  const [user] = useUser(id)
  return user?.displayName ? <> by {user.displayName}</> : null
}

/** The user who made the last change; undefined until it is known. */
function useLastAuthor(draftId: string): string | undefined {
  const client = useClient({ apiVersion: sanityApiVersion })
  const [author, setAuthor] = useState<string>()
  useEffect(() => {
    let isWanted = true
    client
      .request<unknown>(lastChangeRequest(client.config().dataset ?? '', draftId))
      .then((history) => isWanted && setAuthor(lastAuthor(history)))
      // The list serves without names, too.
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [client, draftId])
  return author
}
