import { CalendarIcon } from '@sanity/icons/Calendar'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { ClockIcon } from '@sanity/icons/Clock'
import { CloseCircleIcon } from '@sanity/icons/CloseCircle'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { UlistIcon } from '@sanity/icons/Ulist'
import { UserIcon } from '@sanity/icons/User'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { ComponentType } from 'react'
import type { StructureBuilder } from 'sanity/structure'
import { enquiryStatuses, openFilter, statusFilter } from '../../schemas/rules/enquiry-status.ts'
import { InboxWithCount, NewWithCount } from './inbox-icon.tsx'
import { InboxList } from './inbox-list.tsx'
import { MailPane } from './mail-notice.tsx'

/** A list of enquiries; its filter knows `$me`, the user's id, and `$today`, the day in Berkshire. */
type List = { id: string; title: string; icon: ComponentType; filter: string }

const byStatus = enquiryStatuses.slice(1).map(({ value, title }): List => {
  const icon = value === 'paid' ? CheckmarkCircleIcon : value === 'lost' ? CloseCircleIcon : ClockIcon
  return { id: value, title, icon, filter: statusFilter(value) }
})

const groups: List[][] = [
  [
    { id: 'new', title: 'New', icon: NewWithCount, filter: statusFilter('new') },
    { id: 'mine', title: 'Mine', icon: UserIcon, filter: `assignee.userId == $me && ${openFilter}` },
    { id: 'due', title: 'Due today', icon: CalendarIcon, filter: `followUpOn <= $today && ${openFilter}` },
  ],
  byStatus,
  [
    {
      id: 'handled',
      title: 'Handled earlier',
      icon: CheckmarkCircleIcon,
      filter: statusFilter('handled'),
    },
    {
      id: 'not-sent',
      title: 'Not sent by e-mail',
      icon: WarningOutlineIcon,
      filter: 'delivery.status == "failed"',
    },
    { id: 'all', title: 'All', icon: UlistIcon, filter: 'true' },
  ],
]

const listItem = (S: StructureBuilder, { id, title, icon, filter }: List) =>
  S.listItem()
    .id(id)
    .title(title)
    .icon(icon)
    .child(
      S.component(InboxList)
        .id(id)
        .title(title)
        .options({ filter })
        .child((documentId) => S.defaultDocument({ schemaType: 'enquiry', documentId })),
    )

/** What came in through the forms: what needs an answer first, then by status. */
export const enquiryInbox = (S: StructureBuilder) =>
  S.listItem()
    .id('enquiries')
    .title('Enquiries')
    .icon(InboxWithCount)
    .child(
      S.list()
        .id('enquiries')
        .title('Enquiries')
        .items([
          ...groups.flatMap((lists) => [...lists.map((list) => listItem(S, list)), S.divider()]),
          S.listItem()
            .id('mail')
            .title('Mail')
            .icon(EnvelopeIcon)
            .child(S.component(MailPane).id('mail').title('Mail')),
        ]),
    )
