'use client'

import { useEffect } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { phoneHref } from '@/lib/shared/phone-href'
import { errorWords } from '@/schemas/rules/error-words'
import { useErrorContent } from './use-error-content'

/** Shown when a page could not be rendered. */
export default function ErrorMessage({
  error,
  retry,
}: {
  error: Error & { digest?: string }
  retry: () => void
}) {
  const { phone, words = errorWords } = useErrorContent()
  useEffect(() => {
    console.error(error)
  }, [error])
  return (
    <div className="band grow">
      {/* The page may have failed before its own title was rendered. */}
      <title>{words.title}</title>
      <div className="container section">
        <h1>{words.title}</h1>
        <p className="mt-5 max-w-[40rem] text-lead text-on-band-soft">{words.text}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <button type="button" onClick={retry} className={buttonClass('on-band')}>
            {words.again}
          </button>
          {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- a new document, in case the router has failed */}
          <a href="/" className={buttonClass('on-band-quiet')}>
            {words.home}
          </a>
          {phone && (
            <a href={phoneHref(phone)} className={buttonClass('on-band-quiet')}>
              {words.call} {phone}
            </a>
          )}
        </div>
        {error.digest && (
          <p className="mt-6 text-small text-on-band-soft">
            {words.reference} {error.digest}
          </p>
        )}
      </div>
    </div>
  )
}
