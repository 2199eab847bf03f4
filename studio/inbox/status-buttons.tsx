import { Button, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { enquiryStatuses, lostReasons, statusPatch, statusTitle } from '../../schemas/rules/enquiry-status.ts'
import type { StoredEnquiry } from './stored-enquiry.ts'
import { setOrUnset, useEnquiryPatch } from './use-enquiry-patch.ts'

/** A field set that looks like any other row. */
const bare = { border: 0, margin: 0, padding: 0, minWidth: 0 }

/** The status of an enquiry as a row of buttons, and why it was lost. */
export function StatusButtons({ enquiry: { _id, status, lostReason } }: { enquiry: StoredEnquiry }) {
  const { mayChange, change } = useEnquiryPatch(_id)
  return (
    <Stack gap={3}>
      <Flex as="fieldset" gap={2} wrap="wrap" aria-label="Status" style={bare}>
        {enquiryStatuses.map(({ value, title }) => (
          <Button
            key={value}
            text={title}
            mode={status === value ? 'default' : 'ghost'}
            tone={status === value ? (value === 'lost' ? 'caution' : 'primary') : 'default'}
            aria-pressed={status === value}
            disabled={!mayChange}
            onClick={() => change(statusPatch(value, new Date()))}
          />
        ))}
      </Flex>
      {status === 'handled' && (
        <Text size={1} muted>
          {statusTitle(status)}, from before there were steps. Choose what became of it to have it counted.
        </Text>
      )}
      {status === 'lost' && (
        <Stack gap={2}>
          <Text as="label" size={1} weight="medium" htmlFor={`lost-${_id}`}>
            Why was it lost?
          </Text>
          <Flex gap={2} wrap="wrap">
            {lostReasons.map((reason) => (
              <Button
                key={reason}
                text={reason}
                fontSize={1}
                padding={2}
                mode={lostReason === reason ? 'default' : 'ghost'}
                aria-pressed={lostReason === reason}
                disabled={!mayChange}
                onClick={() => change({ set: { lostReason: reason } })}
              />
            ))}
          </Flex>
          <TextInput
            id={`lost-${_id}`}
            value={lostReason}
            readOnly={!mayChange}
            maxLength={200}
            placeholder="Another reason"
            onChange={({ currentTarget }) => change(setOrUnset('lostReason', currentTarget.value))}
          />
        </Stack>
      )}
    </Stack>
  )
}
