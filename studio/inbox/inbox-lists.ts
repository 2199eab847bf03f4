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
import { InboxWithCount, NewWithCount } from './inbox-icon.tsx'
import { InboxList } from './inbox-list.tsx'
import { type InboxListFilter, inboxLists } from './list-filters.ts'
import { MailPane } from './mail-notice.tsx'

const icons = new Map<string, ComponentType>([
  ['new', NewWithCount],
  ['mine', UserIcon],
  ['due', CalendarIcon],
  ['paid', CheckmarkCircleIcon],
  ['lost', CloseCircleIcon],
  ['handled', CheckmarkCircleIcon],
  ['not-sent', WarningOutlineIcon],
  ['all', UlistIcon],
])

const listItem = (S: StructureBuilder, { id, title, filter, empty }: InboxListFilter) =>
  S.listItem()
    .id(id)
    .title(title)
    .icon(icons.get(id) ?? ClockIcon)
    .child(
      S.component(InboxList)
        .id(id)
        .title(title)
        .options({ filter, empty })
        // Links to an enquiry, as from the search, open it beside the list that has all of them.
        .canHandleIntent((intent, { type }) => id === 'all' && intent === 'edit' && type === 'enquiry')
        .child((documentId) => S.defaultDocument({ schemaType: 'enquiry', documentId })),
    )

/** What came in through the forms, and how the team hears of it. */
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
          ...inboxLists.flatMap((lists) => [...lists.map((list) => listItem(S, list)), S.divider()]),
          S.listItem()
            .id('mail')
            .title('Mail')
            .icon(EnvelopeIcon)
            .child(S.component(MailPane).id('mail').title('Mail')),
        ]),
    )
