import { Badge, Card, Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import type { UserViewComponent } from 'sanity/structure'
import { referenceOf } from '../../lib/shared/enquiry-reference.ts'
import { statusTitle } from '../../schemas/rules/enquiry-status.ts'
import { ContactButtons } from './contact-buttons.tsx'
import { SimilarEnquiries } from './similar-enquiries.tsx'
import { moment } from './moments.ts'
import { Plate } from './plate.tsx'
import { StatusButtons } from './status-buttons.tsx'
import { readEnquiry, registrationOf, type StoredEnquiry, vehicleOf } from './stored-enquiry.ts'
import { TeamNotes } from './team-notes.tsx'
import { VisitorFacts } from './visitor-facts.tsx'
import { WorkFields } from './work-fields.tsx'

// An enquiry has no drafts: Sanity's two states would only raise the question which one this is.
const withoutStates = `
[data-testid='document-pane']:has([data-testid='enquiry-view']) [data-testid^='document-header-'][data-testid$='-chip'] {
  display: none;
}
`

/** Everything of an enquiry on one screen, with what is done next in one tap. */
export const EnquiryView: UserViewComponent = ({ document, documentId }) => {
  if (!document.published)
    return (
      <Card padding={4}>
        <Text muted>This enquiry has been deleted.</Text>
      </Card>
    )
  const enquiry = { ...readEnquiry(document.displayed), _id: documentId }
  return (
    <Card height="fill" overflow="auto" data-testid="enquiry-view">
      <style>{withoutStates}</style>
      <Container width={3} padding={[3, 4]}>
        <Stack gap={4}>
          <Head enquiry={enquiry} />
          <ContactButtons enquiry={enquiry} />
          <StatusButtons enquiry={enquiry} />
          <div
            style={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
              gap: '1.5rem',
            }}
          >
            <Section title="What the visitor wrote">
              <VisitorFacts enquiry={enquiry} />
            </Section>
            <Section title="Our work">
              <WorkFields enquiry={enquiry} />
              <TeamNotes key={enquiry._id} enquiry={enquiry} />
            </Section>
          </div>
          <SimilarEnquiries key={`similar-${enquiry._id}`} enquiry={enquiry} />
        </Stack>
      </Container>
    </Card>
  )
}

function Head({ enquiry }: { enquiry: StoredEnquiry }) {
  const vehicle = vehicleOf(enquiry)
  const form = enquiry.kind === 'contact' ? 'Contact message' : 'Quote request'
  return (
    <Stack gap={3}>
      <Flex gap={3} wrap="wrap" align="center">
        <Plate registration={registrationOf(enquiry)} />
        <Heading as="h2" size={2}>
          {vehicle || form}
        </Heading>
        <Badge tone={enquiry.status === 'new' ? 'primary' : 'default'}>{statusTitle(enquiry.status)}</Badge>
      </Flex>
      <Text size={1} muted>
        {[enquiry.name, vehicle && form, moment(enquiry.receivedAt), referenceOf(enquiry._id)]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {enquiry.delivery.status === 'failed' && (
        <Card padding={3} radius={2} tone="caution" border>
          <Text size={1}>
            The mail about this enquiry could not be sent
            {enquiry.delivery.lastError && ` (${enquiry.delivery.lastError})`}.
          </Text>
        </Card>
      )}
    </Stack>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={4} as="section" style={{ alignContent: 'start' }}>
      <Heading as="h3" size={1}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
