import type { Metadata } from 'next'
import { ForgetSentForm } from '@/components/forms/forget-sent-form'
import { PageHero } from '@/components/sections/page-hero'
import { ButtonLink } from '@/components/ui/button-link'
import { getSiteSettings } from '@/lib/content/settings'
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
  const { thankYouPage } = await getSiteSettings()
  return (
    <PageHero fills title={thankYouPage.title}>
      <p>{thankYouPage.text}</p>
      <ForgetSentForm />
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href="/" look="on-band">
          Go to the home page
        </ButtonLink>
        <ButtonLink href="/get-a-quote" look="on-band-quiet">
          Get another quote
        </ButtonLink>
      </div>
    </PageHero>
  )
}
