'use client'

import { type ComponentProps, lazy, Suspense } from 'react'

// Loaded when it is needed, which is hardly ever; if that fails, too, app/global-error.tsx takes its place.
const ErrorMessage = lazy(() => import('@/components/layout/error-message'))

/** Replaces a page that failed, between the site's header and footer. */
export default function PageError(props: ComponentProps<typeof ErrorMessage>) {
  return (
    <Suspense>
      <ErrorMessage {...props} />
    </Suspense>
  )
}
