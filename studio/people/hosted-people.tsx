import { LaunchIcon } from '@sanity/icons/Launch'
import { Box, Button, Container, Heading, Stack, Text } from '@sanity/ui'
import { useProjectId } from 'sanity'

/** Where people are managed with hosted Sanity. */
export default function HostedPeople() {
  const projectId = useProjectId()
  return (
    <Container width={1}>
      <Stack padding={4} gap={4}>
        <Heading as="h1" size={2}>
          People
        </Heading>
        <Text size={1}>
          This site’s content is with Sanity. There you invite people, give them roles and remove them, and
          change your own name, e-mail address and password.
        </Text>
        <Box>
          <Button
            as="a"
            href={`https://www.sanity.io/manage/project/${encodeURIComponent(projectId)}/members`}
            target="_blank"
            rel="noreferrer"
            icon={LaunchIcon}
            text="Manage people at Sanity"
            tone="primary"
          />
        </Box>
      </Stack>
    </Container>
  )
}
