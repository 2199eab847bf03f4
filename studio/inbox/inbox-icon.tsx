import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { InboxIcon } from '@sanity/icons/Inbox'
import { SrOnly } from '@sanity/ui'
import type { ReactNode } from 'react'
import { statusFilter } from '../../schemas/rules/enquiry-status.ts'
import { useLiveQuery } from './use-live-query.ts'

const newCount = `count(*[_type == "enquiry" && !(_id in path("drafts.**")) && ${statusFilter('new')}])`

/** The inbox, with the number of new enquiries. */
export function InboxWithCount() {
  return <Counted icon={<InboxIcon />} />
}

/** New enquiries, with their number. */
export function NewWithCount() {
  return <Counted icon={<EnvelopeIcon />} />
}

function Counted({ icon }: { icon: ReactNode }) {
  const { result } = useLiveQuery(newCount)
  const count = typeof result === 'number' ? result : 0
  return (
    <span style={{ position: 'relative', display: 'inline-flex' }}>
      {icon}
      {count > 0 && (
        <span
          data-testid="new-enquiries"
          style={{
            position: 'absolute',
            top: '-0.7em',
            left: '0.7em',
            minWidth: '1.5em',
            padding: '0 0.35em',
            boxSizing: 'border-box',
            borderRadius: '1em',
            backgroundColor: '#c8102e',
            color: '#fff',
            font: '600 10px/1.5em system-ui, sans-serif',
            textAlign: 'center',
          }}
        >
          <span aria-hidden>{count > 99 ? '99+' : count}</span>
          <SrOnly>{count === 1 ? '1 new enquiry' : `${count} new enquiries`}</SrOnly>
        </span>
      )}
    </span>
  )
}
