import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import type { UserComponent } from 'sanity/structure'
import { ownerDocumentsQuery, type OwnerGap, ownerGaps, sampleVehicles } from '../schemas/rules/owner-gaps.ts'
import { ListSpinner, LostConnection } from './live-list.tsx'
import { useLiveQuery } from './use-live-query.ts'

/** What only the owner of the business can fill in and has not yet, with a link to each form. */
export const BeforeYouGoLive: UserComponent = ({ options }) => {
  const { result: documents, isLost } = useLiveQuery<Parameters<typeof ownerGaps>[0]>({
    fetch: ownerDocumentsQuery,
  })
  if (!documents) return isLost ? <LostConnection /> : <ListSpinner />
  const sample = options?.['hasSampleVehicles'] === true ? [sampleVehicles] : []
  const gaps = [...sample, ...ownerGaps(documents)]
  return (
    <Stack padding={3} gap={2}>
      {isLost && <LostConnection />}
      <Card padding={2}>
        <Text size={1} muted>
          {gaps.length === 0
            ? 'Nothing is missing: all that only you can know is filled in and published.'
            : 'Only you can settle these. A line goes away once its change is in force.'}
        </Text>
      </Card>
      {gaps.map((gap) => (
        <Gap key={gap.name} {...gap} />
      ))}
    </Stack>
  )
}

function Gap({ what, todo, isShown, form }: OwnerGap) {
  return (
    <Card padding={3} radius={2} border tone={isShown ? 'caution' : 'default'}>
      <Stack gap={3}>
        <Flex align="flex-start" gap={3} wrap="wrap">
          <Text size={1} weight="semibold">
            {what}
          </Text>
          {isShown && (
            <Badge tone="caution" style={{ whiteSpace: 'nowrap' }}>
              Visitors see it
            </Badge>
          )}
        </Flex>
        <Text size={1} muted>
          {todo}
        </Text>
        {form && <FormLink {...form} />}
      </Stack>
    </Card>
  )
}

function FormLink({ title, ...params }: NonNullable<OwnerGap['form']>) {
  return (
    <Text size={1}>
      <IntentLink intent="edit" params={params}>
        {title}
      </IntentLink>
    </Text>
  )
}
