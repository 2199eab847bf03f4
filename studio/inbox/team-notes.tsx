import { Button, Card, Flex, Stack, Text, TextArea } from '@sanity/ui'
import { useState } from 'react'
import { useCurrentUser } from 'sanity'
import { randomKey } from '../../lib/shared/random-key.ts'
import { moment } from './moments.ts'
import type { StoredEnquiry } from './stored-enquiry.ts'
import { useEnquiryPatch } from './use-enquiry-patch.ts'

/** Notes that were typed and not added yet, so that another enquiry can be opened meanwhile. */
const unsaved = new Map<string, string>()

/** The notes of the team, newest first. Author and time are recorded, and a note is not changed afterwards. */
export function TeamNotes({ enquiry: { _id, teamNotes, notes } }: { enquiry: StoredEnquiry }) {
  const { mayChange, change } = useEnquiryPatch(_id)
  const author = useCurrentUser()?.name ?? ''
  const [text, setText] = useState(unsaved.get(_id) ?? '')

  const write = (value: string) => {
    setText(value)
    if (value === '') unsaved.delete(_id)
    else unsaved.set(_id, value)
  }
  const add = () => {
    const written = text.trim()
    if (written === '' || !mayChange) return
    const note = { _type: 'enquiryNote', text: written, author, at: new Date().toISOString() }
    change({
      setIfMissing: { teamNotes: [] },
      insert: { after: 'teamNotes[-1]', items: [{ _key: randomKey(), ...note }] },
    })
    write('')
  }

  return (
    <Stack gap={3}>
      {mayChange && (
        <Stack gap={2}>
          <Text as="label" size={1} weight="medium" htmlFor={`note-${_id}`}>
            New note
          </Text>
          <TextArea
            id={`note-${_id}`}
            rows={3}
            maxLength={4000}
            value={text}
            onChange={({ currentTarget }) => write(currentTarget.value)}
            onKeyDown={({ key, ctrlKey, metaKey }) => {
              if (key === 'Enter' && (ctrlKey || metaKey)) add()
            }}
          />
          <Flex>
            <Button text="Add note" disabled={text.trim() === ''} onClick={add} />
          </Flex>
        </Stack>
      )}
      {teamNotes.toReversed().map(({ _key, ...note }) => (
        <Note key={_key} {...note} />
      ))}
      {notes && <Note text={notes} author="" at="" />}
    </Stack>
  )
}

function Note({ text, author, at }: { text: string; author: string; at: string }) {
  return (
    <Card padding={3} radius={2} tone="transparent" border>
      <Stack gap={3}>
        <Text size={1} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Text>
        <Text size={0} muted>
          {[author, moment(at)].filter(Boolean).join(' · ') || 'Earlier notes'}
        </Text>
      </Stack>
    </Card>
  )
}
