import type { Metadata } from 'next'
import { ClearSentForm } from '@/components/forms/clear-sent-form'
import { SentReferenceOnPage } from '@/components/forms/sent-reference-on-page'
import { NoticePage } from '@/components/sections/notice-page'
import { WhatFollows } from '@/components/sections/what-follows'
import { NumberPlate } from '@/components/ui/number-plate'
import { sayWith } from '@/components/ui/say'
import { PrintButton } from '@/components/ui/print-button'
import { getSiteSettings } from '@/lib/content/settings'
import { sentReferenceMarker } from '@/lib/server/sent-reference'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const { thankYouPage, brandName } = await getSiteSettings()
  const { title, text } = thankYouPage
  return {
    ...pageMetadata({ title, description: text, name: title, path: '/thank-you', brandName }),
    robots: { index: false },
  }
}

export default async function ThankYouPage() {
  const settings = await getSiteSettings()
  const { thankYouPage, words } = settings
  const say = sayWith(settings.formTexts)
  const reference = say('Your reference:')
  return (
    <>
      <NoticePage
        title={thankYouPage.title}
        words={{ home: words.notFound.home, quote: words.thankYou.quote }}
        fills={false}
        aside={
          <span aria-hidden="true" className="max-lg:hidden print:hidden">
            <NumberPlate registration="TH4 NKS" size="large" className="rotate-3" />
          </span>
        }
        buttons={<PrintButton look="on-band-quiet" label={say('Print this page')} />}
        note={
          <>
            {/* In the place of the other one after a form that was sent without script. */}
            <div
              className="peer mt-4 empty:hidden"
              suppressHydrationWarning
              // oxlint-disable-next-line react/no-danger -- a comment, which React cannot write
              dangerouslySetInnerHTML={{ __html: sentReferenceMarker(reference) }}
            />
            <SentReferenceOnPage label={reference} />
          </>
        }
      >
        <p>{thankYouPage.text}</p>
        <ClearSentForm />
      </NoticePage>
      <div className="section container @container">
        <WhatFollows heading="h2" settings={settings} />
      </div>
    </>
  )
}
