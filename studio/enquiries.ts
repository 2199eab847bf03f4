import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { ClockIcon } from '@sanity/icons/Clock'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { InboxIcon } from '@sanity/icons/Inbox'
import { UlistIcon } from '@sanity/icons/Ulist'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { DocumentBadgeComponent } from 'sanity'
import type { StructureBuilder } from 'sanity/structure'
import { sanityApiVersion } from '../schemas/rules/sanity-api-version.ts'

const views = [
  { id: 'new', icon: EnvelopeIcon, title: 'New', filter: 'coalesce(status, "new") == "new"' },
  { id: 'in-progress', icon: ClockIcon, title: 'In progress', filter: 'status == "in-progress"' },
  { id: 'handled', icon: CheckmarkCircleIcon, title: 'Handled', filter: 'status == "handled"' },
  {
    id: 'not-sent',
    icon: WarningOutlineIcon,
    title: 'Not sent by e-mail',
    filter: 'delivery.status == "failed"',
  },
  { id: 'all', icon: UlistIcon, title: 'All', filter: 'true' },
]

/** The enquiries by status, newest first. */
export const enquiryInbox = (S: StructureBuilder) =>
  S.listItem()
    .id('enquiries')
    .title('Enquiries')
    .icon(InboxIcon)
    .child(
      S.list()
        .id('enquiries')
        .title('Enquiries')
        .items(
          views.map(({ id, icon, title, filter }) =>
            S.listItem()
              .id(id)
              .title(title)
              .icon(icon)
              .child(
                S.documentList()
                  .id(id)
                  .title(title)
                  .schemaType('enquiry')
                  .apiVersion(sanityApiVersion)
                  .filter(`_type == "enquiry" && ${filter}`)
                  .defaultOrdering([{ field: 'receivedAt', direction: 'desc' }])
                  // Enquiries come from visitors; editors create none.
                  .initialValueTemplates([]),
              ),
          ),
        ),
    )

/** The status of an open enquiry; Sanity's own badge would say that the document is live. */
export const EnquiryBadge: DocumentBadgeComponent = ({ published }) => {
  if (published?.['status'] === 'handled') return { label: 'Handled', color: 'success' }
  if (published?.['status'] === 'in-progress') return { label: 'In progress', color: 'warning' }
  return { label: 'New', color: 'primary' }
}
