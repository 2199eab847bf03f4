'use client'

import { Suspense } from 'react'
import '@/app/styles/site.css'
import { ErrorMessageOnDemand } from '@/components/layout/error-message-on-demand'

/** Replaces the whole document when the layout failed. In system fonts, to stay small. */
export default function GlobalError(props: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <html lang="en-GB">
      <body>
        <main className="flex grow flex-col">
          <Suspense>
            <ErrorMessageOnDemand {...props} />
          </Suspense>
        </main>
      </body>
    </html>
  )
}
