'use client'

import { lazy, Suspense } from 'react'

// React's own `lazy`: that of Next.js would bring itself along.
const DraftTools = lazy(() => import('./draft-tools').then(({ DraftTools }) => ({ default: DraftTools })))

/** The tools of draft mode, fetched when they are first shown. Of all of them, visitors' scripts hold this file alone. */
export function DraftToolsOnDemand() {
  return (
    <Suspense>
      <DraftTools />
    </Suspense>
  )
}
