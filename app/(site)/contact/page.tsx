import type { Metadata } from 'next'
import { getContactPage } from '@/lib/content/contact-page'
import { getSiteSettings } from '@/lib/content/settings'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { ContactView } from './contact-view'

export async function generateMetadata(): Promise<Metadata> {
  const [{ seo, hero }, { brandName }] = await Promise.all([getContactPage(), getSiteSettings()])
  return pageMetadata({ ...seo, name: hero.title, path: '/contact', brandName })
}

export default function ContactPage() {
  return <ContactView />
}
