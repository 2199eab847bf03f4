import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LegalText } from '@/components/sections/legal-text'
import { JsonLd } from '@/components/ui/json-ld'
import { getLegalPage } from '@/lib/content/legal-pages'
import { getSiteSettings } from '@/lib/content/settings'
import { getEnv } from '@/lib/env/env'
import { breadcrumbList } from '@/lib/seo/breadcrumb-list'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const [page, { brandName }] = await Promise.all([getLegalPage('privacy-policy'), getSiteSettings()])
  return page ? pageMetadata({ ...page.seo, name: page.title, path: '/privacy-policy', brandName }) : {}
}

export default async function PrivacyPolicyPage() {
  const page = await getLegalPage('privacy-policy')
  if (!page) notFound()
  const crumb = { name: page.title, path: '/privacy-policy' }
  return (
    <>
      <JsonLd data={breadcrumbList([{ name: 'Home', path: '/' }], crumb, getEnv().public.siteUrl)} />
      <LegalText {...page} />
    </>
  )
}
