import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LegalText } from '@/components/sections/legal-text'
import { getLegalPage } from '@/lib/content/legal-pages'
import { getSiteSettings } from '@/lib/content/settings'
import { getEnv } from '@/lib/env/env'
import { pageMetadata } from '@/lib/seo/page-metadata'

type LegalSlug = Parameters<typeof getLegalPage>[0]

export async function legalMetadata(slug: LegalSlug): Promise<Metadata> {
  const [page, { brandName }] = await Promise.all([getLegalPage(slug), getSiteSettings()])
  return page ? pageMetadata({ ...page.seo, name: page.title, path: `/${slug}`, brandName }) : {}
}

/** A legal page, whose address is its slug. */
export async function LegalView({ slug }: { slug: LegalSlug }) {
  const [page, { words }] = await Promise.all([getLegalPage(slug), getSiteSettings()])
  if (!page) notFound()
  return (
    <LegalText
      {...page}
      home={words.menu.home}
      captions={words.captions}
      path={`/${slug}`}
      siteUrl={getEnv().public.siteUrl}
    />
  )
}
