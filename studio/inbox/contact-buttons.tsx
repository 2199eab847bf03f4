import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { Button, Flex, Stack, Text } from '@sanity/ui'
import { formatRegistration } from '../../lib/shared/format-registration.ts'
import { phoneHref } from '../../lib/shared/phone-href.ts'
import { referenceOf } from '../../lib/shared/enquiry-reference.ts'
import { reveal, showTyped } from '../../lib/shared/visitor-text.ts'
import { fillReply, mailHref, type ReplyValues } from '../../schemas/rules/reply-templates.ts'
import { registrationOf, type StoredEnquiry, vehicleOf } from './stored-enquiry.ts'
import { useReplySettings } from './use-reply-settings.ts'

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
})

/** Telephone, mail and the replies that editors have worded: one tap each. */
export function ContactButtons({ enquiry }: { enquiry: StoredEnquiry }) {
  const { email, phone, offeredPrice } = enquiry
  const { replies, business } = useReplySettings()
  const values: ReplyValues = {
    name: reveal(enquiry.name).split(' ')[0] ?? '',
    vehicle: vehicleOf(enquiry),
    registration: formatRegistration(reveal(registrationOf(enquiry))),
    reference: referenceOf(enquiry._id),
    price: offeredPrice === undefined ? '' : pounds.format(offeredPrice),
    business,
  }
  return (
    <Stack gap={3}>
      <Flex gap={2} wrap="wrap">
        {phone && (
          <Button
            as="a"
            href={phoneHref(phone)}
            icon={MobileDeviceIcon}
            text={`Call ${showTyped(phone)}`}
            tone="positive"
          />
        )}
        {email && (
          <Button
            as="a"
            href={mailHref(email)}
            icon={EnvelopeIcon}
            text={`Mail ${showTyped(email)}`}
            mode="ghost"
            style={{ maxWidth: '100%' }}
          />
        )}
      </Flex>
      {email && (
        <Flex gap={2} wrap="wrap" align="center">
          <Text size={1} muted>
            Reply with
          </Text>
          {replies.map(({ title, subject, body }) => (
            <Button
              key={title}
              as="a"
              href={mailHref(email, { subject: fillReply(subject, values), body: fillReply(body, values) })}
              text={title}
              fontSize={1}
              padding={2}
              mode="ghost"
            />
          ))}
        </Flex>
      )}
    </Stack>
  )
}
