'use client'

import { useSyncExternalStore } from 'react'
import { readReference } from './saved-form-storage'
import { SentReference } from './sent-reference'

/** The reference of the enquiry that led to this page, which is the same for everyone. Its line is reserved. */
export function SentReferenceOnPage({ label }: { label: string }) {
  const reference = useSyncExternalStore(neverChanges, readReference, nothing)
  return (
    <div className="mt-4 min-h-[1lh] peer-[:not(:empty)]:hidden">
      {reference && <SentReference reference={reference} label={label} />}
    </div>
  )
}

const neverChanges = () => () => {}
const nothing = () => ''
