import type { ReactNode } from 'react'
import type { SiteSettings } from '@/lib/content/settings'
import { OpeningHours } from './opening-hours'
import { Steps } from './steps'

/**
 * What happens after a message was sent: when the team reads it, what to have ready, and the next steps. In three columns
 * where a container query finds room for them.
 */
export function WhatFollows({
  heading: Heading,
  settings,
  openNow,
}: {
  heading: 'h2' | 'h3'
  settings: Pick<
    SiteSettings,
    'openingHours' | 'specialHours' | 'responsePromise' | 'process' | 'thankYouPage' | 'words'
  >
  /** Says whether the team is there now, on a page that has the script for it. */
  openNow?: ReactNode
}) {
  const { openingHours, specialHours, responsePromise, thankYouPage } = settings
  const words = settings.words.thankYou
  // The first step is the request itself.
  const steps = settings.process.steps.slice(1)
  return (
    <div className="grid gap-x-16 gap-y-10 sm:grid-cols-2 @4xl:grid-cols-3">
      <section>
        <Heading className="text-h3">{words.hear}</Heading>
        <p className="mt-2 mb-3">{responsePromise}.</p>
        {openNow}
        <OpeningHours days={openingHours} special={specialHours} closed={settings.words.captions.closed} />
      </section>
      {thankYouPage.documents.length > 0 && (
        <section>
          <Heading className="text-h3">{words.ready}</Heading>
          <div className="prose mt-3">
            <ul>
              {thankYouPage.documents.map((document) => (
                <li key={document}>{document}</li>
              ))}
            </ul>
          </div>
        </section>
      )}
      {steps.length > 0 && (
        <section className="sm:col-span-2 @4xl:col-span-1">
          <Heading className="mb-5 text-h3">{words.next}</Heading>
          <Steps steps={steps} />
        </section>
      )}
    </div>
  )
}
