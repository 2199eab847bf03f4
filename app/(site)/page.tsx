import type { Metadata } from 'next'
import { Fragment, type ReactNode } from 'react'
import { RegistrationLookup } from '@/components/lookup/registration-lookup'
import { SampleNote } from '@/components/lookup/sample-note'
import { Prose } from '@/components/portable-text/prose'
import { CallToAction } from '@/components/sections/call-to-action'
import { Features } from '@/components/sections/features'
import { Hero } from '@/components/sections/hero'
import { NoticeBars } from '@/components/sections/notice-bars'
import { Purchases } from '@/components/sections/purchases'
import { ServedAreas } from '@/components/sections/served-areas'
import { StatedRating } from '@/components/sections/stated-rating'
import { Steps } from '@/components/sections/steps'
import { Testimonials } from '@/components/sections/testimonials'
import { ButtonLink } from '@/components/ui/button-link'
import { JsonLd } from '@/components/ui/json-ld'
import { SectionHeading } from '@/components/ui/section-heading'
import { getHomePage, type HomePage as HomePageContent } from '@/lib/content/home-page'
import { getNotices } from '@/lib/content/notices'
import { getLatestPurchases } from '@/lib/content/purchases'
import { getSiteSettings } from '@/lib/content/settings'
import { getTestimonials } from '@/lib/content/testimonials'
import { getTowns } from '@/lib/content/towns'
import { getEnv } from '@/lib/env/env'
import { businessGraph } from '@/lib/seo/business'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { getLookupSettings } from '@/lib/vehicle/lookup-settings'

type HomeSection = HomePageContent['sections'][number]

export async function generateMetadata(): Promise<Metadata> {
  const [{ seo, hero }, { brandName }] = await Promise.all([getHomePage(), getSiteSettings()])
  return pageMetadata({ ...seo, name: hero.title, path: '/', brandName })
}

export default async function HomePage() {
  const [page, settings, towns, testimonials, purchases, notices] = await Promise.all([
    getHomePage(),
    getSiteSettings(),
    getTowns(),
    getTestimonials(),
    getLatestPurchases(),
    getNotices('home'),
  ])
  const { siteUrl } = getEnv().public
  const { endpoint, sampleMarks } = getLookupSettings()
  const shown = page.sections.filter((name) => name !== 'purchases' || purchases.length > 0)
  const sections: Record<HomeSection, ReactNode> = {
    whyChooseUs: (
      <section className={spacing('whyChooseUs', shown)}>
        <div className="flex flex-wrap items-end justify-between gap-x-10">
          <SectionHeading {...page.whyChooseUs} />
          {settings.rating && <StatedRating {...settings.rating} />}
        </div>
        <Features features={page.whyChooseUs.items} />
      </section>
    ),
    steps: (
      <section className={spacing('steps', shown)}>
        <SectionHeading heading={settings.process.heading} />
        <Steps steps={settings.process.steps} isAcross />
      </section>
    ),
    about: (
      <div className="border-y border-line bg-sunken">
        <div className="section container grid gap-x-16 gap-y-14 md:grid-cols-2">
          <section>
            <h2>{page.about.heading}</h2>
            <Prose value={page.about.text} className="mt-4" />
            <ButtonLink href="/about" look="secondary" className="mt-6">
              {page.about.linkLabel}
            </ButtonLink>
          </section>
          <section>
            <h2>{page.faq.heading}</h2>
            <p className="mt-4">{page.faq.text}</p>
            <ButtonLink href="/faq" look="secondary" className="mt-6">
              {page.faq.linkLabel}
            </ButtonLink>
          </section>
        </div>
      </div>
    ),
    testimonials: (
      <section className={spacing('testimonials', shown)}>
        <SectionHeading {...page.testimonials} />
        <Testimonials testimonials={testimonials} />
      </section>
    ),
    purchases: (
      <section className={spacing('purchases', shown)}>
        <SectionHeading heading={page.purchasesHeading} />
        <Purchases purchases={purchases} />
      </section>
    ),
    areas: (
      <section className={spacing('areas', shown)}>
        <ServedAreas {...page.areas} towns={towns} onMap={settings.featuredTowns} />
      </section>
    ),
    cta: <CallToAction {...page.cta} phone={settings.phone} />,
  }
  return (
    <>
      <JsonLd data={businessGraph(settings, siteUrl, { ratingIsShown: true })} />
      <NoticeBars notices={notices} />
      <Hero {...page.hero}>
        {/* A vehicle that was found takes the form's place, and its title that of this one. */}
        <div className="group/lookup flex flex-col">
          <h2 className="text-h3 group-not-has-[form]/lookup:sr-only max-sm:mb-2 sm:text-center">
            {page.lookup.heading}
          </h2>
          <p className="mx-auto mt-1 max-w-[26rem] text-small text-ink-soft group-not-has-[form]/lookup:hidden max-sm:order-last max-sm:mt-3 sm:mb-4 sm:text-center">
            {page.lookup.help}
          </p>
          <RegistrationLookup
            endpoint={endpoint}
            phone={settings.phone}
            words={page.lookup.words}
            texts={settings.formTexts}
          >
            {sampleMarks && <SampleNote marks={sampleMarks} />}
          </RegistrationLookup>
        </div>
      </Hero>

      {shown.map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
    </>
  )
}

/** A section below a section of the same ground needs no space above it. */
function spacing(name: HomeSection, shown: HomeSection[]): string {
  const above = shown[shown.indexOf(name) - 1]
  const hasSameGround = above !== undefined && above !== 'about' && above !== 'cta'
  return hasSameGround ? 'container pb-section' : 'section container'
}
