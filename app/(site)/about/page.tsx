import type { Metadata } from 'next'
import { Prose } from '@/components/portable-text/prose'
import { CallToAction } from '@/components/sections/call-to-action'
import { Features } from '@/components/sections/features'
import { BreadcrumbHero } from '@/components/sections/breadcrumb-hero'
import { NoticeBars } from '@/components/sections/notice-bars'
import { People } from '@/components/sections/people'
import { Steps } from '@/components/sections/steps'
import { JsonLd } from '@/components/ui/json-ld'
import { SectionHeading } from '@/components/ui/section-heading'
import { getAboutPage } from '@/lib/content/about-page'
import { getNotices } from '@/lib/content/notices'
import { getPeople } from '@/lib/content/people'
import { getSiteSettings } from '@/lib/content/settings'
import { getEnv } from '@/lib/env/env'
import { businessGraph } from '@/lib/seo/business'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const [{ seo, hero }, { brandName }] = await Promise.all([getAboutPage(), getSiteSettings()])
  return pageMetadata({ ...seo, name: hero.title, path: '/about', brandName })
}

export default async function AboutPage() {
  const [page, settings, people, notices] = await Promise.all([
    getAboutPage(),
    getSiteSettings(),
    getPeople(),
    getNotices('about'),
  ])
  const { siteUrl } = getEnv().public
  const { menu } = settings.words
  return (
    <>
      <JsonLd data={businessGraph(settings, siteUrl)} />
      <NoticeBars notices={notices} />
      <BreadcrumbHero
        title={page.hero.title}
        above={[{ name: menu.home, path: '/' }]}
        current={{ name: menu.about, path: '/about' }}
        siteUrl={siteUrl}
      >
        <p>{page.hero.text}</p>
      </BreadcrumbHero>
      <div className="section container grid gap-x-16 gap-y-14 lg:grid-cols-2">
        <section>
          <h2>{page.story.heading}</h2>
          <Prose value={page.story.text} className="mt-5" />
        </section>
        <section>
          <h2 className="mb-7">{settings.process.heading}</h2>
          <Steps steps={settings.process.steps} />
        </section>
      </div>
      <div className="border-y border-line bg-sunken">
        <section className="section container">
          <SectionHeading heading={page.values.heading} />
          <Features features={page.values.items} />
        </section>
      </div>
      <section className="section container">
        <SectionHeading heading={page.guarantees.heading} />
        <Features features={page.guarantees.items} />
      </section>
      {people.length > 0 && (
        <section className="container pb-section">
          <SectionHeading heading={page.peopleHeading} />
          <People people={people} />
        </section>
      )}
      <CallToAction {...page.cta} phone={settings.phone} />
    </>
  )
}
