import { Card, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { Notice } from './form-card.tsx'
import { InviteForm } from './invite-form.tsx'
import type { Account, PeopleApi, Person } from './people-api.ts'
import { problemOf } from './problem-of.ts'
import { PersonRow } from './person-row.tsx'

/** Everybody with access and everybody invited, for administrators. */
export function Team(props: { account: Account; api: PeopleApi; onChange: () => void }) {
  const { account, api, onChange } = props
  const [stored, setStored] = useState<Person[]>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    api.list().then(setStored, (error: unknown) => setProblem(problemOf(error)))
  }, [api])
  const reload = () => {
    api.list().then(setStored, (error: unknown) => setProblem(problemOf(error)))
    // One's own role may be another one now.
    onChange()
  }

  if (problem !== undefined) return <Notice tone="critical" text={problem} />
  if (!stored)
    return (
      <Flex justify="center" padding={4}>
        <Spinner muted />
      </Flex>
    )
  const people = stored.map((person) =>
    // One's own name and address may have been changed above the list.
    person.id === account.id ? { ...person, name: account.name, email: account.email } : person,
  )
  const members = people.filter(({ invitation }) => invitation === null)
  const invited = people.filter(({ invitation }) => invitation !== null)
  const list = (label: string, listed: Person[]) => (
    <Stack as="ul" gap={3} padding={0} margin={0} style={{ listStyle: 'none' }} aria-label={label}>
      {listed.map((person) => (
        <PersonRow
          key={person.id}
          person={person}
          isSelf={person.id === account.id}
          api={api}
          onChange={reload}
        />
      ))}
    </Stack>
  )
  return (
    <>
      <Stack as="section" gap={4} aria-label="Who has access">
        <Heading as="h2" size={2}>
          Who has access
        </Heading>
        {list('People', members)}
      </Stack>
      <Stack as="section" gap={4} aria-label="Invitations">
        <Heading as="h2" size={2}>
          Invitations
        </Heading>
        {invited.length > 0 ? (
          list('Invited', invited)
        ) : (
          <Card padding={4} radius={3} border>
            <Text size={1} muted>
              Nobody is invited at the moment.
            </Text>
          </Card>
        )}
        <InviteForm account={account} api={api} onInvited={reload} />
      </Stack>
    </>
  )
}
