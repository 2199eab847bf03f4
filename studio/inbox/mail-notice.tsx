import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { type TestMail, useTeamMail } from './use-team-mail.ts'

/** A warning while nobody is told of new enquiries. */
export function MailWarning() {
  const { teamMail } = useTeamMail()
  if (teamMail !== 'none') return null
  return (
    <Card padding={3} radius={2} border tone="caution" data-testid="mail-warning">
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          Nobody is told of new enquiries
        </Text>
        <Text size={1}>
          They are kept here, and no mail is sent. Whoever runs the site sets SMTP_URL, which its .env.example
          explains; then <b>Mail</b> at the end of the inbox sends a test.
        </Text>
      </Stack>
    </Card>
  )
}

/** How the team hears of new enquiries, with a test mail. */
export function MailPane() {
  const { teamMail, sendTestMail } = useTeamMail()
  const [outcome, setOutcome] = useState<TestMail>()
  const [isSending, setIsSending] = useState(false)
  const send = async () => {
    setIsSending(true)
    setOutcome(await sendTestMail())
    setIsSending(false)
  }
  return (
    <Stack padding={4} gap={4}>
      <MailWarning />
      {teamMail === 'smtp' && (
        <>
          <Text size={1}>
            Each new enquiry is mailed to the address in the site settings, and confirmed to the visitor.
          </Text>
          <Flex>
            <Button
              text={isSending ? 'Sending…' : 'Send a test mail'}
              disabled={isSending}
              onClick={() => void send()}
            />
          </Flex>
        </>
      )}
      {teamMail === 'service' && (
        <Text size={1}>
          New enquiries go to the form service that the site is set up with, which tells you.
        </Text>
      )}
      {teamMail === undefined && (
        <Text size={1} muted>
          Whether mails are set up is not known here.
        </Text>
      )}
      {outcome && (
        <Card padding={3} radius={2} border tone={outcome.sentTo ? 'positive' : 'critical'} role="alert">
          <Text size={1} style={{ overflowWrap: 'anywhere' }}>
            {outcome.sentTo
              ? `Sent to ${outcome.sentTo}. Look into that mailbox, and among its junk.`
              : outcome.problem}
          </Text>
        </Card>
      )}
    </Stack>
  )
}
