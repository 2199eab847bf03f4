import type { Metadata } from 'next'
import { getQuotePage } from '@/lib/content/quote-page'
import { getSiteSettings } from '@/lib/content/settings'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { QuoteView } from './quote-view'

export async function generateMetadata(): Promise<Metadata> {
  const [{ seo, hero }, { brandName }] = await Promise.all([getQuotePage(), getSiteSettings()])
  return pageMetadata({ ...seo, name: hero.title, path: '/get-a-quote', brandName })
}

/** The quote page of an address without a vehicle, which is cached; `proxy.ts` shows `prefilled` for one with a vehicle. */
export default function QuotePage() {
  return <QuoteView />
}
