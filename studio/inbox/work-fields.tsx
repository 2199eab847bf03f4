import { Box, Button, Flex, Select, Stack, Text, TextInput } from '@sanity/ui'
import type { ReactNode } from 'react'
import { useCurrentUser } from 'sanity'
import { londonDay } from '../../lib/shared/london-day.ts'
import { townOf } from '../../lib/enquiries/shared/town-of.ts'
import type { StoredEnquiry } from './stored-enquiry.ts'
import { setOrUnset, useEnquiryPatch } from './use-enquiry-patch.ts'
import { useStudioUsers } from './use-studio-users.ts'
import { useTowns } from './use-towns.ts'

/** As many columns as fit: the pane can be narrow on a wide screen. */
const fitting = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: '1rem',
}

const dayMs = 86_400_000

/** The days on which an enquiry is mostly followed up. */
const soon = [
  { title: 'Tomorrow', days: 1 },
  { title: 'In three days', days: 3 },
  { title: 'In a week', days: 7 },
]

/** Who looks after an enquiry, the price, the day of the next step, and the town. */
export function WorkFields({ enquiry }: { enquiry: StoredEnquiry }) {
  const { _id, assignee, offeredPrice, followUpOn, town, sourcePage } = enquiry
  const { mayChange, change } = useEnquiryPatch(_id)
  const user = useCurrentUser()
  const users = useStudioUsers()
  const towns = useTowns()
  const assign = (userId: string, name: string) =>
    change(name === '' ? { unset: ['assignee'] } : { set: { assignee: { userId, name } } })
  // Somebody who no longer uses the Studio, or whom a form named without it.
  const others = assignee.name !== '' && !users.some(({ id }) => id === assignee.userId)
  const fromPage = townOf({ town: '', sourcePage }, towns)
  return (
    <div style={fitting}>
      <Field id={`assignee-${_id}`} label="Who looks after it">
        <Flex gap={2}>
          <Box flex={1}>
            <Select
              id={`assignee-${_id}`}
              value={others ? 'other' : assignee.userId}
              disabled={!mayChange}
              onChange={({ currentTarget: { value } }) =>
                assign(value, users.find(({ id }) => id === value)?.name ?? '')
              }
            >
              <option value="">Nobody yet</option>
              {others && <option value="other">{assignee.name}</option>}
              {users.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Box>
          {user && assignee.userId !== user.id && (
            <Button
              text="Take it"
              mode="ghost"
              disabled={!mayChange}
              onClick={() => assign(user.id, user.name)}
            />
          )}
        </Flex>
      </Field>
      <Field id={`price-${_id}`} label="Price offered (£)">
        <TextInput
          id={`price-${_id}`}
          type="number"
          min={0}
          step="any"
          inputMode="decimal"
          value={offeredPrice ?? ''}
          readOnly={!mayChange}
          onChange={({ currentTarget: { value } }) =>
            change(setOrUnset('offeredPrice', value === '' ? undefined : Number(value)))
          }
        />
      </Field>
      <Field id={`follow-up-${_id}`} label="Follow up on">
        <TextInput
          id={`follow-up-${_id}`}
          type="date"
          value={followUpOn}
          readOnly={!mayChange}
          onChange={({ currentTarget: { value } }) => change(setOrUnset('followUpOn', value))}
        />
        <Flex gap={2} wrap="wrap">
          {soon.map(({ title, days }) => (
            <Button
              key={title}
              text={title}
              mode="ghost"
              fontSize={1}
              padding={2}
              disabled={!mayChange}
              onClick={() => change({ set: { followUpOn: londonDay(new Date(Date.now() + days * dayMs)) } })}
            />
          ))}
        </Flex>
      </Field>
      <Field id={`town-${_id}`} label="Town">
        <Select
          id={`town-${_id}`}
          value={town._ref}
          disabled={!mayChange}
          onChange={({ currentTarget: { value } }) =>
            change(setOrUnset('town', value && { _type: 'reference', _ref: value, _weak: true }))
          }
        >
          <option value="">{fromPage ? `${fromPage.name} (from the page)` : 'Not known'}</option>
          {towns.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}

function Field({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <Stack gap={2}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        {label}
      </Text>
      {children}
    </Stack>
  )
}
