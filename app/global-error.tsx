'use client'

import '@/app/styles/site.css'
import { ErrorMessage } from '@/components/layout/error-message'
import { PhoneOnFile } from '@/components/layout/phone-on-file'

/** Takes the place of the whole document when even the layout failed. In the system's own letters, to stay small. */
export default function GlobalError(props: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <html lang="en-GB">
      <body>
        <main className="flex grow flex-col">
          <PhoneOnFile>
            <ErrorMessage {...props} />
          </PhoneOnFile>
        </main>
      </body>
    </html>
  )
}
