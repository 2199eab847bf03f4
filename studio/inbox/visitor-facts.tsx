import { Card, Stack, Text } from '@sanity/ui'
import { showTyped } from '../../lib/shared/visitor-text.ts'
import { dayInWords } from './moments.ts'
import { registrationOf, type StoredEnquiry } from './stored-enquiry.ts'

const miles = new Intl.NumberFormat('en-GB')

/** What the visitor wrote about the vehicle and themselves. It cannot be changed here. */
export function VisitorFacts({ enquiry }: { enquiry: StoredEnquiry }) {
  const { mileage, message, additionalInfo } = enquiry
  const facts = [
    ['Registration', showTyped(registrationOf(enquiry))],
    ['Make', enquiry.carMake],
    ['Model', enquiry.carModel],
    ['Year', enquiry.year],
    ['Mileage', /^\d+$/.test(mileage) ? `${miles.format(Number(mileage))} miles` : mileage],
    ['Engine size', enquiry.engineSize],
    ['Fuel', enquiry.fuelType],
    ['Transmission', enquiry.transmission],
    ['MOT expires', dayInWords(enquiry.motExpiry)],
    ['First registered', dayInWords(enquiry.registeredDate)],
    ['Name', enquiry.name],
    ['Telephone', showTyped(enquiry.phone)],
    ['E-mail', showTyped(enquiry.email)],
    ['Came from', enquiry.sourcePage],
  ].filter(([, value]) => value !== '')
  return (
    <Stack gap={4}>
      {[message, additionalInfo].filter(Boolean).map((words) => (
        <Card key={words} padding={3} radius={2} tone="primary" border>
          <Text size={2} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {words}
          </Text>
        </Card>
      ))}
      <dl
        style={{
          display: 'grid',
          gridTemplateColumns: 'minmax(7.5em, max-content) minmax(0, 1fr)',
          gap: '0.7em 1.2em',
          margin: 0,
        }}
      >
        {facts.map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>
              <Text size={1} muted>
                {label}
              </Text>
            </dt>
            <dd style={{ margin: 0 }}>
              <Text size={1} style={{ overflowWrap: 'anywhere' }}>
                {value}
              </Text>
            </dd>
          </div>
        ))}
      </dl>
    </Stack>
  )
}
