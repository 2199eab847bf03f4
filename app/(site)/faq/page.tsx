import type { Metadata } from 'next'
import { CallToAction } from '@/components/sections/call-to-action'
import { PageHero } from '@/components/sections/page-hero'
import { FaqList } from '@/components/sections/faq-list'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { JsonLd } from '@/components/ui/json-ld'
import { getFaqs } from '@/lib/content/faqs'
import { getSiteSettings } from '@/lib/content/settings'
import { getEnv } from '@/lib/env/env'
import { breadcrumbList } from '@/lib/seo/breadcrumb-list'
import { faqPage as faqPageData } from '@/lib/seo/faq-page'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const { faqPage, brandName } = await getSiteSettings()
  return pageMetadata({ ...faqPage.seo, name: faqPage.title, path: '/faq', brandName })
}

export default async function FaqPage() {
  const [entries, settings] = await Promise.all([getFaqs(), getSiteSettings()])
  const { faqPage } = settings
  const { siteUrl } = getEnv().public
  return (
    <>
      <JsonLd data={faqPageData(entries)} />
      <JsonLd data={breadcrumbList([{ name: 'Home', path: '/' }], { name: 'FAQ', path: '/faq' }, siteUrl)} />
      <PageHero
        title={faqPage.title}
        breadcrumbs={<Breadcrumbs above={[{ name: 'Home', path: '/' }]} current="FAQ" />}
      >
        <p>{faqPage.intro}</p>
      </PageHero>
      <div className="section container">
        <div className="max-w-[52rem]">
          <FaqList name="faq" heading="h2" entries={entries} />
        </div>
      </div>
      <CallToAction {...faqPage.cta} phone={settings.phone} withContact />
    </>
  )
}
