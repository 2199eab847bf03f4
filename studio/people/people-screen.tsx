import { Box, Card, Container, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { Notice } from './form-card.tsx'
import { OwnAccount } from './own-account.tsx'
import { type Account, usePeopleApi } from './people-api.ts'
import { problemOf } from './problem-of.ts'
import { Team } from './team.tsx'

/** One's own account for everybody; for administrators everybody else's access as well. */
export default function PeopleScreen() {
  const api = usePeopleApi()
  const [account, setAccount] = useState<Account>()
  const [problem, setProblem] = useState<string>()
  const reload = () => {
    api.account().then(setAccount, (error: unknown) => setProblem(problemOf(error)))
  }
  useEffect(() => {
    api.account().then(setAccount, (error: unknown) => setProblem(problemOf(error)))
  }, [api])

  if (problem !== undefined)
    return (
      <Box padding={4}>
        <Notice tone="critical" text={problem} />
      </Box>
    )
  if (!account)
    return (
      <Flex align="center" justify="center" padding={6}>
        <Spinner muted />
      </Flex>
    )
  return (
    <Card height="fill" overflow="auto" data-testid="people">
      <Container width={2}>
        <Stack padding={[3, 4, 5]} paddingBottom={6} gap={6}>
          <Stack gap={4}>
            <Heading as="h1" size={3}>
              People
            </Heading>
            <Text size={1} muted>
              {account.role === 'administrator'
                ? 'Your own account, and who else may work on this website.'
                : 'Your own account. Administrators decide who else may work on this website.'}
            </Text>
          </Stack>
          <OwnAccount account={account} api={api} onChange={setAccount} />
          {account.role === 'administrator' && <Team account={account} api={api} onChange={reload} />}
        </Stack>
      </Container>
    </Card>
  )
}
