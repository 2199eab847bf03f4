'use client'

import { useSyncExternalStore } from 'react'
import { londonYear } from '@/lib/shared/london-year'

const neverChanges = () => () => {}

/** The current year in Berkshire when the page is shown, which one cached over New Year does not have. */
export function useLondonYear(rendered: number): number {
  return useSyncExternalStore(neverChanges, londonYear, () => rendered)
}

/** That year as text. `rendered` is the year in which the page was rendered. */
export function LondonYear({ rendered }: { rendered: number }) {
  return useLondonYear(rendered)
}
