import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { InboxIcon } from '@sanity/icons/Inbox'
import { SrOnly } from '@sanity/ui'
import type { ReactNode } from 'react'
import { statusFilter } from '../../schemas/rules/enquiry-status.ts'
import { useLiveQuery } from '../use-live-query.ts'

// What is listened to must be a filter, so they are counted here.
const newEnquiries = `*[_type == "enquiry" && !(_id in path("drafts.**")) && ${statusFilter('new')}]{_id}`

/** The inbox, with the number of new enquiries. */
export function InboxWithCount() {
  return <Counted icon={<InboxIcon />} />
}

/** New enquiries, with their number. */
export function NewWithCount() {
  return <Counted icon={<EnvelopeIcon />} />
}

// The place of an icon cuts off what is beyond it, so the number takes the icon's place.
function Counted({ icon }: { icon: ReactNode }) {
  const { result } = useLiveQuery({ fetch: newEnquiries })
  const count = Array.isArray(result) ? result.length : 0
  if (count === 0) return icon
  return (
    <span
      data-testid="new-enquiries"
      style={{
        minWidth: 20,
        padding: '0 5px',
        boxSizing: 'border-box',
        borderRadius: 10,
        backgroundColor: '#c8102e',
        color: '#fff',
        font: '600 12px/20px system-ui, sans-serif',
        textAlign: 'center',
      }}
    >
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <SrOnly>{count === 1 ? '1 new enquiry' : `${count} new enquiries`}</SrOnly>
    </span>
  )
}
