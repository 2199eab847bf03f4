'use client'

import { useEffect } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { phoneHref } from '@/lib/shared/phone-href'
import { usePhone } from './phone-context'

/** Shown when a page could not be rendered. */
export function ErrorMessage({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  const phone = usePhone()
  useEffect(() => {
    console.error(error)
  }, [error])
  return (
    <div className="band grow">
      {/* The page may have failed before its own title was rendered. */}
      <title>Unexpected Application Error!</title>
      <div className="container section">
        <h1>Unexpected Application Error!</h1>
        <p className="mt-5 max-w-[40rem] text-lead text-on-band-soft">
          Something on our side went wrong while this page was being put together. Trying again often helps.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <button type="button" onClick={retry} className={`${buttonClass('on-band')} cursor-pointer`}>
            Try again
          </button>
          {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- a new document, in case the router has failed */}
          <a href="/" className={buttonClass('on-band-quiet')}>
            Go to the home page
          </a>
          {phone && (
            <a href={phoneHref(phone)} className={buttonClass('on-band-quiet')}>
              Call {phone}
            </a>
          )}
        </div>
        {error.digest && <p className="mt-6 text-small text-on-band-soft">Reference: {error.digest}</p>}
      </div>
    </div>
  )
}
