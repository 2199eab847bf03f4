'use client'

import { lazy } from 'react'

// React's own `lazy`: `next/dynamic` would add its script to every page.
const DraftTools = lazy(() => import('./draft-tools'))

/** The tools of draft mode, loaded when they are first shown. Visitors' scripts contain this file and none of the tools. */
export function DraftToolsOnDemand() {
  return <DraftTools />
}
