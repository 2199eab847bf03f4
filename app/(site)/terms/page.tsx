import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LegalText } from '@/components/sections/legal-text'
import { getLegalPage } from '@/lib/content/legal-pages'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const page = await getLegalPage('terms')
  return page ? pageMetadata({ ...page.seo, path: '/terms' }) : {}
}

export default async function TermsPage() {
  const page = await getLegalPage('terms')
  if (!page) notFound()
  return <LegalText {...page} />
}
