import { CopyIcon } from '@sanity/icons/Copy'
import { Box, Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useRef, useState } from 'react'
import type { IssuedLink } from './people-api.ts'

/** A link to pass on: it is shown once, since only its hash is stored. */
export function LinkCard({ link, to }: { link: IssuedLink; to: { name: string; email: string } }) {
  const input = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState('')
  const copy = async () => {
    input.current?.select()
    try {
      await navigator.clipboard.writeText(link.loginUrl)
      setCopied('Copied.')
    } catch {
      // Browsers allow it at secure addresses only.
      setCopied('It is selected: copy it with Ctrl+C or ⌘C.')
    }
  }
  return (
    <Card padding={4} radius={3} border tone={link.mail === 'failed' ? 'caution' : 'positive'}>
      <Stack gap={4}>
        <Text size={1} aria-live="polite">
          {wordsOf(link, to)}
        </Text>
        <Flex gap={2} wrap="wrap">
          <Box flex={1} style={{ minWidth: '12rem' }}>
            <TextInput
              ref={input}
              value={link.loginUrl}
              readOnly
              aria-label={`Link for ${to.name}`}
              onFocus={(event) => event.currentTarget.select()}
            />
          </Box>
          <Button icon={CopyIcon} text="Copy the link" mode="ghost" onClick={() => void copy()} />
        </Flex>
        <Text size={1} muted aria-live="polite">
          {copied || 'It works once, for seven days. Whoever has it can sign in: give it to nobody else.'}
        </Text>
      </Stack>
    </Card>
  )
}

function wordsOf({ mail }: IssuedLink, { name, email }: { name: string; email: string }): string {
  if (mail === 'sent')
    return `A link to choose a password is on its way to ${email}. You can also pass it on yourself:`
  const reason = mail === 'failed' ? `The mail to ${email} could not be sent. ` : ''
  return `${reason}Pass this link on to ${name}, who chooses a password with it:`
}
