import type { Metadata } from 'next'
import { CallToAction } from '@/components/sections/call-to-action'
import { BreadcrumbHero } from '@/components/sections/breadcrumb-hero'
import { FaqList } from '@/components/sections/faq-list'
import { NoticeBars } from '@/components/sections/notice-bars'
import { JsonLd } from '@/components/ui/json-ld'
import { getFaqs } from '@/lib/content/faqs'
import { getNotices } from '@/lib/content/notices'
import { getSiteSettings } from '@/lib/content/settings'
import { getEnv } from '@/lib/env/env'
import { faqPage as faqPageData } from '@/lib/seo/faq-page'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const { faqPage, brandName } = await getSiteSettings()
  return pageMetadata({ ...faqPage.seo, name: faqPage.title, path: '/faq', brandName })
}

export default async function FaqPage() {
  const [entries, settings, notices] = await Promise.all([getFaqs(), getSiteSettings(), getNotices('faq')])
  const { faqPage, words } = settings
  const { menu, buttons } = words
  const { siteUrl } = getEnv().public
  return (
    <>
      <JsonLd data={faqPageData(entries)} />
      <NoticeBars notices={notices} />
      <BreadcrumbHero
        title={faqPage.title}
        above={[{ name: menu.home, path: '/' }]}
        current={{ name: menu.faq, path: '/faq' }}
        siteUrl={siteUrl}
      >
        <p>{faqPage.intro}</p>
      </BreadcrumbHero>
      <div className="section container">
        <FaqList name="faq" heading="h2" entries={entries} />
      </div>
      <CallToAction {...faqPage.cta} phone={settings.phone} contactLabel={buttons.contact} />
    </>
  )
}
