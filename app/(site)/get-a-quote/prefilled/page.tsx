import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { QueryParameters } from '@/components/forms/quote-query'
import { getQuotePage } from '@/lib/content/quote-page'
import { getSiteSettings } from '@/lib/content/settings'
import { requestedReplay } from '@/lib/enquiries/http/requested-replay'
import { quoteParameters } from '@/lib/shared/quote-parameters'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { lookUpFirst } from '@/lib/vehicle/first-lookup'
import { QuoteView } from '../quote-view'

type Props = { searchParams: Promise<QueryParameters> }

export async function generateMetadata(): Promise<Metadata> {
  const [{ seo, hero }, { brandName }, replay] = await Promise.all([
    getQuotePage(),
    getSiteSettings(),
    requestedReplay(),
  ])
  const title = replay ? `Error: ${seo.title}` : seo.title
  return pageMetadata({ ...seo, title, name: hero.title, path: '/get-a-quote', brandName })
}

/**
 * The quote page with the vehicle of its address, or with a submission to correct, apart from `/get-a-quote`, so that
 * `/get-a-quote` stays prerendered. Visitors see this page under that path.
 */
export default async function PrefilledQuotePage({ searchParams }: Props) {
  const [query, replay, requestHeaders] = await Promise.all([searchParams, requestedReplay(), headers()])
  if (!replay && !quoteParameters.some((name) => name in query)) redirect('/get-a-quote')
  const { reg } = query
  // Looked up at once, so that the vehicle's facts are there without script, too.
  const lookup = await lookUpFirst((Array.isArray(reg) ? reg[0] : reg)?.slice(0, 60), requestHeaders)
  return <QuoteView query={query} replay={replay} lookup={lookup} formKey={randomUUID()} />
}
