'use client'

import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** The visitor's current year in the browser, which a page cached over New Year does not have. */
export function CopyrightYear({ rendered }: { rendered: number }) {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => rendered,
  )
}
