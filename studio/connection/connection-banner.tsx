import { Button, Card, Flex, Stack, Text, TextArea } from '@sanity/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { sanityApiVersion } from '../../schemas/rules/sanity-api-version.ts'
import type { LakeConnection, Notice } from './lake-connection.ts'
import type { Refusal } from './refusal.ts'
import { typedWords } from './typed-words.ts'

/** Above the buttons of a document and above messages, which come and go. */
const place = {
  position: 'fixed',
  insetBlockEnd: 72,
  insetInline: 0,
  zIndex: 1_000_000,
  pointerEvents: 'none',
} as const

/** Says when what an editor types cannot be saved, that it is kept, and when it has been saved. */
export function ConnectionBanner({ connection }: { connection: LakeConnection }) {
  const notice = useSyncExternalStore(connection.subscribe, connection.notice)
  const user = useCurrentUser()
  const client = useClient({ apiVersion: sanityApiVersion })
  const { token, projectId } = client.config()
  useEffect(() => connection.watch(), [connection])
  useEffect(() => {
    if (!user) return
    const headers = new Headers({ 'Content-Type': 'application/json' })
    if (projectId) headers.set('X-Sanity-Project-ID', projectId)
    if (token) headers.set('Authorization', `Bearer ${token}`)
    void connection.resume(user.id, headers)
  }, [connection, user, token, projectId])

  return (
    <output style={place}>
      {notice.kind !== 'none' && (
        <Flex justify="center" padding={3}>
          <Card
            padding={3}
            radius={3}
            shadow={4}
            tone={toneOf(notice)}
            style={{ pointerEvents: 'auto', maxWidth: 640 }}
          >
            <Stack gap={3}>
              <Text size={1}>{textOf(notice)}</Text>
              {notice.kind === 'refused' && <RefusedChanges connection={connection} />}
            </Stack>
          </Card>
        </Flex>
      )}
    </output>
  )
}

/** What an editor can do about changes that the Content Lake does not take. */
function RefusedChanges({ connection: { outbox } }: { connection: LakeConnection }) {
  const [isAsking, setIsAsking] = useState(false)
  const [words, setWords] = useState<string[]>()
  return (
    <Stack gap={3}>
      <Flex gap={2} wrap="wrap">
        <Button fontSize={1} mode="ghost" text="Try again" onClick={() => outbox.retry()} />
        <Button
          fontSize={1}
          mode="ghost"
          text="Show what was typed"
          onClick={() => setWords(typedWords(outbox.held))}
        />
        {isAsking ? (
          <Button
            fontSize={1}
            mode="ghost"
            tone="critical"
            text="Discard for good"
            onClick={() => outbox.discardRefused()}
          />
        ) : (
          <Button fontSize={1} mode="bleed" text="Discard…" onClick={() => setIsAsking(true)} />
        )}
      </Flex>
      {words && <TextArea readOnly rows={4} aria-label="What was typed" value={words.join('\n\n')} />}
    </Stack>
  )
}

const tones = {
  offline: 'caution',
  unreachable: 'caution',
  restored: 'positive',
  refused: 'critical',
} as const

const toneOf = ({ kind }: Exclude<Notice, { kind: 'none' }>) => tones[kind]

function textOf(notice: Exclude<Notice, { kind: 'none' }>): string {
  switch (notice.kind) {
    case 'offline':
      return 'You are offline. What you type is kept, and sent when the connection is back.'
    case 'unreachable':
      return 'The server does not respond at the moment. What you type is kept, and sent as soon as it does.'
    case 'restored':
      return 'All is well again. Everything you typed has been saved.'
    case 'refused':
      return textOfRefusal(notice.refusal)
  }
}

function textOfRefusal({ status, message }: Refusal): string {
  const kept = 'What you typed is kept on this computer.'
  if (status === 403)
    return `You may no longer make changes: your role has been changed. ${kept} It is sent as soon as your role allows it.`
  if (status === 401) return `You have been signed out. ${kept} It is sent when you have signed in again.`
  if (status >= 500)
    return `The server cannot save at the moment. ${kept} It is sent as soon as the server can.`
  return `A change could not be saved: ${message}. ${kept}`
}
