'use client'

import { fontVariables } from '@/app/fonts'
import '@/app/styles/site.css'
import { ErrorMessage } from '@/components/layout/error-message'
import { PhoneOnFile } from '@/components/layout/phone-on-file'

/** Takes the place of the whole document when even the layout failed. */
export default function GlobalError(props: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <html lang="en-GB" className={fontVariables}>
      <body>
        <title>Unexpected Application Error!</title>
        <main className="flex grow flex-col">
          <PhoneOnFile>
            <ErrorMessage {...props} />
          </PhoneOnFile>
        </main>
      </body>
    </html>
  )
}
