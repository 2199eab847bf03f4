'use client'

import { useSyncExternalStore } from 'react'
import { londonYear } from '@/lib/shared/london-year'

const never = () => () => {}

/** The year on the visitor's screen, so that a page kept in a cache over New Year is not a year behind. */
export function CopyrightYear({ rendered }: { rendered: number }) {
  return useSyncExternalStore(
    never,
    () => londonYear(),
    () => rendered,
  )
}
