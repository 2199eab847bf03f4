import { enquiryStatuses, openFilter, statusFilter } from '../../schemas/rules/enquiry-status.ts'

/** A list of the inbox. Its GROQ filter knows `$me`, the user's id, and `$today`, the day in Berkshire. */
export type InboxListFilter = {
  id: string
  title: string
  filter: string
  /** What stands in the list while it is empty. */
  empty: string
}

const byStatus = 'No enquiry has this status. The buttons in an enquiry set it.'

/** The lists in groups: what needs an answer first, then by status, then the rest. */
export const inboxLists: readonly (readonly InboxListFilter[])[] = [
  [
    {
      id: 'new',
      title: 'New',
      filter: statusFilter('new'),
      empty: 'Every enquiry has been taken up. A new one appears here at once.',
    },
    {
      id: 'mine',
      title: 'Mine',
      filter: `assignee.userId == $me && ${openFilter}`,
      empty: 'You look after no open enquiry. Open one and press “Take it”.',
    },
    {
      id: 'due',
      title: 'Due today',
      filter: `followUpOn <= $today && ${openFilter}`,
      empty: 'Nothing is due today. An enquiry comes here on the day in its “Follow up on”.',
    },
  ],
  enquiryStatuses
    .slice(1)
    .map(({ value, title }) => ({ id: value, title, filter: statusFilter(value), empty: byStatus })),
  [
    {
      id: 'handled',
      title: 'Handled earlier',
      filter: statusFilter('handled'),
      empty: 'There is no enquiry from before there were steps.',
    },
    {
      id: 'not-sent',
      title: 'Not sent by e-mail',
      filter: 'delivery.status == "failed"',
      empty: 'No mail about an enquiry has failed.',
    },
    {
      id: 'all',
      title: 'All',
      filter: 'true',
      empty: 'Nobody has written yet. What visitors send through the two forms appears here at once.',
    },
  ],
]
