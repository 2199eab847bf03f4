import { enquiryStatuses, openFilter, statusFilter } from '../../schemas/rules/enquiry-status.ts'

/** A list of the inbox. Its GROQ filter knows `$me`, the user's id, and `$today`, the day in Berkshire. */
export type InboxListFilter = { id: string; title: string; filter: string }

/** The lists in groups: what needs an answer first, then by status, then the rest. */
export const inboxLists: readonly (readonly InboxListFilter[])[] = [
  [
    { id: 'new', title: 'New', filter: statusFilter('new') },
    { id: 'mine', title: 'Mine', filter: `assignee.userId == $me && ${openFilter}` },
    { id: 'due', title: 'Due today', filter: `followUpOn <= $today && ${openFilter}` },
  ],
  enquiryStatuses.slice(1).map(({ value, title }) => ({ id: value, title, filter: statusFilter(value) })),
  [
    { id: 'handled', title: 'Handled earlier', filter: statusFilter('handled') },
    { id: 'not-sent', title: 'Not sent by e-mail', filter: 'delivery.status == "failed"' },
    { id: 'all', title: 'All', filter: 'true' },
  ],
]
