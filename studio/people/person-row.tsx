import { Badge, Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { UserAvatar } from 'sanity'
import { Confirmation } from './confirmation.tsx'
import { Notice } from './form-card.tsx'
import { invitationWords } from './invitation-words.ts'
import { RoleSelect } from './invite-form.tsx'
import { LinkCard } from './link-card.tsx'
import { type IssuedLink, type PeopleApi, type Person, type Role, roles } from './people-api.ts'
import { problemOf } from './problem-of.ts'

type Props = {
  person: Person
  isSelf: boolean
  api: PeopleApi
  /** Called after a change, to load the list again. */
  onChange: () => void
}

type Question = { kind: 'role'; role: Role } | { kind: 'remove' } | { kind: 'sign-out' }

/** Somebody with access or invited, with what an administrator may do about it. */
export function PersonRow({ person, isSelf, api, onChange }: Props) {
  const { name, email, role, invitation } = person
  const [question, setQuestion] = useState<Question>()
  const [link, setLink] = useState<IssuedLink>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const issueLink = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      setLink(await api.issueLink(person))
      onChange()
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card as="li" border padding={4} radius={3} data-testid={`person-${email}`}>
      <Stack gap={4}>
        <Flex gap={4} align="center" wrap="wrap">
          <Flex gap={3} align="center" flex={1} style={{ minWidth: 'min(14rem, 100%)' }}>
            <UserAvatar user={person.id} size={1} />
            <Stack gap={3} flex={1} style={{ minWidth: 0 }}>
              <Flex gap={2} align="center" wrap="wrap">
                <Text size={1} weight="semibold">
                  {name}
                </Text>
                {isSelf && <Badge>You</Badge>}
              </Flex>
              <Text size={1} muted style={{ overflowWrap: 'anywhere' }}>
                {email}
              </Text>
              {invitation && (
                <Text size={1} muted>
                  {invitationWords(invitation, new Date())}
                </Text>
              )}
            </Stack>
          </Flex>
          <Box style={{ minWidth: '9rem' }}>
            <RoleSelect
              label={`Role of ${name}`}
              value={role}
              onChange={(next) => setQuestion({ kind: 'role', role: next })}
            />
          </Box>
        </Flex>
        {!isSelf && (
          <Flex gap={2} wrap="wrap">
            <Button
              text={invitation ? 'New link' : 'Link for a new password'}
              mode="ghost"
              loading={isBusy}
              onClick={() => void issueLink()}
            />
            {!invitation && (
              <Button
                text="Sign out everywhere"
                mode="ghost"
                onClick={() => setQuestion({ kind: 'sign-out' })}
              />
            )}
            <Button
              text={invitation ? 'Withdraw' : 'Remove'}
              mode="ghost"
              tone="critical"
              onClick={() => setQuestion({ kind: 'remove' })}
            />
          </Flex>
        )}
        {problem !== undefined && <Notice tone="critical" text={problem} />}
        {link && <LinkCard link={link} to={person} />}
      </Stack>
      {question && (
        <Confirmation
          {...wordsOf(question, person, isSelf)}
          onConfirm={async () => {
            if (question.kind === 'role') await api.setRole(person, question.role)
            else if (question.kind === 'remove') await api.remove(person)
            else await api.signOut(person)
            onChange()
          }}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </Card>
  )
}

function wordsOf(
  question: Question,
  { name, email, invitation }: Person,
  isSelf: boolean,
): { title: string; text: string; button: string; tone: 'critical' | 'primary' } {
  switch (question.kind) {
    case 'role': {
      const { title, description } = roles.find((role) => role.name === question.role) ?? {
        title: question.role,
        description: '',
      }
      const own = 'You lose this list at once, and another administrator has to give it back to you. '
      return {
        title: isSelf ? `Give up your own role?` : `Change what ${name} may do?`,
        text: `${isSelf ? own : ''}${title}: ${description}. It applies at once.`,
        button: `Make ${isSelf ? 'me' : name} ${title.toLowerCase()}`,
        tone: isSelf ? 'critical' : 'primary',
      }
    }
    case 'remove':
      return invitation
        ? {
            title: 'Withdraw the invitation?',
            text: `The link for ${name} (${email}) stops working at once.`,
            button: 'Withdraw the invitation',
            tone: 'critical',
          }
        : {
            title: `Remove ${name}?`,
            text: `${email} can no longer sign in, and is signed out everywhere at once. What ${name} has written stays.`,
            button: `Remove ${name}`,
            tone: 'critical',
          }
    case 'sign-out':
      return {
        title: `Sign ${name} out everywhere?`,
        text: `As after the loss of a phone or computer: each browser has to sign in again. The password stays as it is.`,
        button: 'Sign out everywhere',
        tone: 'critical',
      }
  }
}
