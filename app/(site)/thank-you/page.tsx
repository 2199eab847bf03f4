import type { Metadata } from 'next'
import { ClearSentForm } from '@/components/forms/clear-sent-form'
import { NoticePage } from '@/components/sections/notice-page'
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
    <NoticePage title={thankYouPage.title} quoteLabel="Get another quote">
      <p>{thankYouPage.text}</p>
      <ClearSentForm />
    </NoticePage>
  )
}
