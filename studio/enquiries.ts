import { InboxIcon } from '@sanity/icons/Inbox'
import type { StructureBuilder } from 'sanity/structure'

const apiVersion = '2026-01-01'

const views = [
  { id: 'new', title: 'New', filter: 'coalesce(status, "new") == "new"' },
  { id: 'in-progress', title: 'In progress', filter: 'status == "in-progress"' },
  { id: 'handled', title: 'Handled', filter: 'status == "handled"' },
  { id: 'not-sent', title: 'Not sent by e-mail', filter: 'delivery.status == "failed"' },
  { id: 'all', title: 'All', filter: 'true' },
]

/** What visitors have sent, newest first, by how far the team has got with it. */
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
          views.map(({ id, title, filter }) =>
            S.listItem()
              .id(id)
              .title(title)
              .child(
                S.documentList()
                  .id(id)
                  .title(title)
                  .schemaType('enquiry')
                  .apiVersion(apiVersion)
                  .filter(`_type == "enquiry" && ${filter}`)
                  .defaultOrdering([{ field: 'receivedAt', direction: 'desc' }])
                  // Visitors make enquiries; editors handle them.
                  .initialValueTemplates([]),
              ),
          ),
        ),
    )
