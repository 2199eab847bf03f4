import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getContactPage } from '@/lib/content/contact-page'
import { getSiteSettings } from '@/lib/content/settings'
import { requestedReplay } from '@/lib/enquiries/http/requested-replay'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { ContactView } from '../contact-view'

export async function generateMetadata(): Promise<Metadata> {
  const [{ seo, hero }, { brandName }] = await Promise.all([getContactPage(), getSiteSettings()])
  const title = `Error: ${seo.title}`
  return {
    ...pageMetadata({ ...seo, title, name: hero.title, path: '/contact', brandName }),
    robots: { index: false },
  }
}

/**
 * The contact page with a submission to correct, apart from `/contact`, so that `/contact` stays prerendered. The endpoint
 * requests it; any other request is redirected to the contact page.
 */
export default async function ContactAgainPage() {
  const replay = await requestedReplay()
  if (!replay) redirect('/contact')
  return <ContactView replay={replay} />
}
