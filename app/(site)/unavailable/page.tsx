import type { Metadata } from 'next'
import { PageHero } from '@/components/sections/page-hero'
import { ButtonLink } from '@/components/ui/button-link'
import { getSiteSettings } from '@/lib/content/settings'
import { phoneHref } from '@/lib/shared/phone-href'

export const metadata: Metadata = { title: 'Back in a moment', robots: { index: false } }

/** Stands in for a page that cannot be made just now. It is shown with status 503 (proxy.ts), never linked to. */
export default async function UnavailablePage() {
  const { phone } = await getSiteSettings()
  return (
    <PageHero fills title="Back in a moment">
      <p>
        This page cannot be put together just now. It is not your doing, and it usually passes within a
        minute: please try again shortly.
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href="/" look="on-band">
          Go to the home page
        </ButtonLink>
        <ButtonLink href="/get-a-quote" look="on-band-quiet">
          Get a quote
        </ButtonLink>
        {phone && (
          <ButtonLink href={phoneHref(phone)} look="on-band-quiet">
            Call {phone}
          </ButtonLink>
        )}
      </div>
    </PageHero>
  )
}
