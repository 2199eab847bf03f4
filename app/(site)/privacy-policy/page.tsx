import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LegalText } from '@/components/sections/legal-text'
import { getLegalPage } from '@/lib/content/legal-pages'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const page = await getLegalPage('privacy-policy')
  return page ? pageMetadata({ ...page.seo, path: '/privacy-policy' }) : {}
}

export default async function PrivacyPolicyPage() {
  const page = await getLegalPage('privacy-policy')
  if (!page) notFound()
  return <LegalText {...page} />
}
