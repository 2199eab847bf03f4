'use client'

import { useSyncExternalStore } from 'react'
import { londonYear } from '@/lib/shared/london-year'

const neverChanges = () => () => {}

/** The current year in the browser, which a page cached over New Year does not have. */
export function CopyrightYear({ rendered }: { rendered: number }) {
  return useSyncExternalStore(
    neverChanges,
    () => londonYear(),
    () => rendered,
  )
}
