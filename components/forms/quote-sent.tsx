import { type ReactNode, useEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { NumberPlate } from '@/components/ui/number-plate'
import type { Say } from '@/components/ui/say'
import { PrintButton } from '@/components/ui/print-button'
import { formatRegistration } from '@/lib/vehicle/registration'
import { SentReference } from './sent-reference'

/** A quote request that was sent. */
export type SentQuote = { reference: string | undefined; registration: string; vehicle: string }

/** Takes the place of the quote form once it is sent. `children` say what follows. */
export function QuoteSent({
  heading,
  text,
  sent: { reference, registration, vehicle },
  say,
  onAgain,
  children,
}: {
  heading: string
  text: string
  sent: SentQuote
  say: Say
  onAgain: () => void
  children: ReactNode
}) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
    title.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <section aria-labelledby="quote-sent" className="card content-start p-5 sm:p-8">
      <h2 ref={title} id="quote-sent" tabIndex={-1} className="outline-none">
        {heading}
      </h2>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        {registration && <NumberPlate registration={formatRegistration(registration)} />}
        <p className="font-display text-h3 font-bold wrap-anywhere">{vehicle}</p>
      </div>
      <p className="mt-4">{text}</p>
      {reference && <SentReference reference={reference} label={say('Your reference:')} />}
      <div className="mt-8 border-t border-line pt-8">{children}</div>
      <div className="mt-8 flex flex-wrap gap-3">
        <button type="button" onClick={onAgain} className={buttonClass('secondary')}>
          {say('Submit Another Request')}
        </button>
        <PrintButton look="secondary" label={say('Print this page')} />
      </div>
    </section>
  )
}
