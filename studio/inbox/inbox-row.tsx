import { Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { usePaneRouter } from 'sanity/structure'
import { londonDay } from '../../lib/shared/london-day.ts'
import { isClosed, statusTitle } from '../../schemas/rules/enquiry-status.ts'
import { dayInWords, shortMoment } from './moments.ts'
import { Plate } from './plate.tsx'
import { registrationOf, type StoredEnquiry, vehicleOf } from './stored-enquiry.ts'

/** One enquiry of a list: a box to select it, and a link that opens it. */
export function InboxRow({
  enquiry,
  isOpen,
  isSelected,
  onSelect,
}: {
  enquiry: StoredEnquiry
  isOpen: boolean
  isSelected: boolean
  /** Undefined for those who may change nothing. */
  onSelect: ((isSelected: boolean) => void) | undefined
}) {
  const { ChildLink } = usePaneRouter()
  const { _id, name, status, followUpOn, assignee, kind, receivedAt, delivery } = enquiry
  const isDue = followUpOn !== '' && followUpOn <= londonDay() && !isClosed(status)
  const details = [
    statusTitle(status),
    delivery.status === 'failed' ? 'could not be sent by e-mail' : '',
    shortMoment(receivedAt),
    kind === 'contact' ? 'Contact message' : 'Quote request',
    assignee.name,
  ]
  return (
    <Flex align="center" gap={1} data-testid="inbox-row">
      {onSelect && (
        // The label around the box is what a finger hits.
        <Flex as="label" align="center" justify="center" style={{ minWidth: 44, minHeight: 44 }}>
          <Checkbox
            aria-label={`Select ${name}`}
            checked={isSelected}
            onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
          />
        </Flex>
      )}
      <Card
        as={ChildLink}
        childId={_id}
        data-as="a"
        flex={1}
        padding={3}
        radius={2}
        selected={isOpen}
        tone={status === 'new' && !isOpen ? 'primary' : 'default'}
        overflow="hidden"
      >
        <Flex gap={3} align="center" wrap="wrap">
          {/* Beside an open enquiry the list is narrow: the plate goes below. */}
          <Stack gap={2} style={{ flex: '1 1 11rem', minWidth: 0 }}>
            <Text size={1} weight={status === 'new' ? 'semibold' : 'regular'} textOverflow="ellipsis">
              {[name, vehicleOf(enquiry)].filter(Boolean).join(' · ')}
            </Text>
            <Text size={1} muted style={{ overflowWrap: 'anywhere' }}>
              {details.filter(Boolean).join(' · ')}
            </Text>
            {followUpOn && !isClosed(status) && (
              <Text size={1} weight={isDue ? 'semibold' : 'regular'} muted={!isDue}>
                {isDue ? 'Due' : 'Follow up'} {dayInWords(followUpOn)}
              </Text>
            )}
          </Stack>
          <Plate registration={registrationOf(enquiry)} size={14} />
        </Flex>
      </Card>
    </Flex>
  )
}
