import { QuoteForm } from '@/components/forms/quote-form'
import { readQuoteQuery, type QueryParameters } from '@/components/forms/quote-query'
import { BreadcrumbHero } from '@/components/sections/breadcrumb-hero'
import { PlateForm } from '@/components/lookup/plate-form'
import { VehicleDetails } from '@/components/sections/vehicle-details'
import { OpenNow } from '@/components/sections/open-now'
import { NoticeBars } from '@/components/sections/notice-bars'
import { WhatFollows } from '@/components/sections/what-follows'
import { PhoneIcon } from '@/components/ui/icons'
import { PhoneLink } from '@/components/ui/phone-link'
import { Pictogram } from '@/components/ui/pictograms'
import { getNotices } from '@/lib/content/notices'
import { getQuotePage } from '@/lib/content/quote-page'
import { getSiteSettings } from '@/lib/content/settings'
import type { SubmissionReplay } from '@/lib/enquiries/http/submission-replay'
import { getFormSettings } from '@/lib/enquiries/http/form-settings'
import { getEnv } from '@/lib/env/env'
import { londonYear } from '@/lib/shared/london-year'
import type { FirstLookup } from '@/lib/vehicle/first-lookup-result'
import { getLookupSettings } from '@/lib/vehicle/lookup-settings'
import './quick-bar.css'

/**
 * The quote page. Without any of these it is the same for every visitor.
 *
 * @param props.query - of the page's address: a vehicle
 * @param props.replay - a submission without JavaScript that has to be corrected
 * @param props.lookup - of the registration in the address
 * @param props.formKey - identifies this rendered form
 */
export async function QuoteView({
  query = {},
  replay,
  lookup,
  formKey,
}: {
  query?: QueryParameters
  replay?: SubmissionReplay | undefined
  lookup?: FirstLookup | undefined
  formKey?: string
}) {
  const [page, settings, notices] = await Promise.all([
    getQuotePage(),
    getSiteSettings(),
    getNotices('quote'),
  ])
  const { prefill, vehicle } = readQuoteQuery(query)
  const { menu } = settings.words
  return (
    <>
      <NoticeBars notices={notices} />
      <BreadcrumbHero
        title={page.hero.title}
        above={[{ name: menu.home, path: '/' }]}
        current={{ name: menu.quote, path: '/get-a-quote' }}
        siteUrl={getEnv().public.siteUrl}
        aside={vehicle && <VehicleDetails {...vehicle} />}
      >
        <p>{page.hero.text}</p>
      </BreadcrumbHero>
      <div className="section container grid gap-x-12 gap-y-12 pt-5! sm:pt-10! lg:grid-cols-[1fr_22rem]">
        <div id="quote" className="grid content-start gap-6">
          {lookup?.kind !== 'found' && (
            <noscript>
              <PlateForm
                id="plate"
                look="primary"
                label="Begin with your plate"
                button="Find my vehicle"
                className="card p-5 sm:p-8"
              />
            </noscript>
          )}
          <QuoteForm
            {...page.form}
            settings={getFormSettings('quote')}
            words={page.formWords}
            texts={settings.formTexts}
            mail={page.mail}
            thankYou={page.thankYou}
            unavailable={{ ...page.unavailable, phone: settings.phone, email: settings.email }}
            lookupEndpoint={getLookupSettings().endpoint}
            replay={replay}
            prefill={prefill}
            lookup={lookup}
            afterwards={
              <WhatFollows
                heading="h3"
                settings={settings}
                openNow={
                  <OpenNow
                    days={settings.openingHours}
                    special={settings.specialHours}
                    className="mb-3 font-semibold"
                  />
                }
              />
            }
            renderedYear={londonYear()}
            formKey={formKey}
          />
        </div>
        <aside className="sidebar">
          <section>
            <h2 className="text-h3">{page.reasons.heading}</h2>
            <ul className="mt-5 grid gap-5">
              {page.reasons.items.map((reason) => (
                <li key={reason.title} className="flex gap-4">
                  {reason.icon && <Pictogram name={reason.icon} className="size-10" />}
                  <div>
                    <h3 className="text-body">{reason.title}</h3>
                    <p className="text-ink-soft">{reason.text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
          <section className="card p-6">
            <h2 className="text-h3">{page.help.heading}</h2>
            <p className="mt-2 text-ink-soft">{page.help.text}</p>
            <PhoneLink
              phone={settings.phone}
              className="link mt-3 inline-flex min-h-11 items-center gap-2.5 font-display text-h3 font-bold"
            >
              <PhoneIcon />
              {settings.phone}
            </PhoneLink>
          </section>
        </aside>
      </div>
    </>
  )
}
