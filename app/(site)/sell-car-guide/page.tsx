import type { Metadata } from 'next'
import { Prose } from '@/components/portable-text/prose'
import { Features } from '@/components/sections/features'
import { BreadcrumbHero } from '@/components/sections/breadcrumb-hero'
import { CallToAction } from '@/components/sections/call-to-action'
import { NoticeBars } from '@/components/sections/notice-bars'
import { PageContents } from '@/components/sections/page-contents'
import { PlaceLinks } from '@/components/sections/place-sidebar'
import { FaqList } from '@/components/sections/faq-list'
import { GuideChapters } from '@/components/sections/guide-chapters'
import { Steps } from '@/components/sections/steps'
import { ButtonLink } from '@/components/ui/button-link'
import { ArrowIcon, PhoneIcon, ShieldIcon, TickIcon } from '@/components/ui/icons'
import { PhoneLink } from '@/components/ui/phone-link'
import { getGuide, type Guide } from '@/lib/content/guide'
import { getNotices } from '@/lib/content/notices'
import { getSiteSettings } from '@/lib/content/settings'
import { getEnv } from '@/lib/env/env'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { withPlace } from '@/lib/shared/place-pattern'

export async function generateMetadata(): Promise<Metadata> {
  const [{ seo, title }, { brandName }] = await Promise.all([getGuide(), getSiteSettings()])
  return pageMetadata({ ...seo, name: title, path: '/sell-car-guide', brandName })
}

export default async function GuidePage() {
  const [page, settings, notices] = await Promise.all([getGuide(), getSiteSettings(), getNotices('guide')])
  const { menu, buttons, captions, places } = settings.words
  return (
    <>
      <NoticeBars notices={notices} />
      <BreadcrumbHero
        title={page.title}
        above={[{ name: menu.home, path: '/' }]}
        current={{ name: menu.guide, path: '/sell-car-guide' }}
        siteUrl={getEnv().public.siteUrl}
      />
      <div className="section container grid gap-x-16 gap-y-14 lg:grid-cols-[1fr_22rem]">
        <div className="grid content-start gap-14">
          <Prose value={page.intro} className="text-lead" />
          <PageContents heading={captions.contents} parts={partsOf(page)} listClassName="sm:columns-2" />
          <section id="part-benefits">
            <h2 className="mb-7">{page.benefits.heading}</h2>
            <Features features={page.benefits.items} columns={2} />
          </section>
          <section id="part-preparation">
            <h2>{page.preparation.heading}</h2>
            {page.preparation.text && <p className="mt-3 text-ink-soft">{page.preparation.text}</p>}
            {page.preparation.groups.map((group) => (
              <section key={group.title} className="mt-7">
                <h3>{group.title}</h3>
                <ul className="mt-3 grid gap-2.5">
                  {group.tips.map((tip) => (
                    <li key={tip} className="flex max-w-[44rem] gap-3">
                      <TickIcon className="mt-[0.25em] size-5 text-brand-text" />
                      {tip}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </section>
          <section id="part-process">
            <h2 className="mb-7">{page.process.heading}</h2>
            <Steps steps={page.process.steps} />
          </section>
          <section id="part-faqs">
            <h2 className="mb-5">{page.faqs.heading}</h2>
            <FaqList name="guide" heading="h3" entries={page.faqs.items} />
          </section>
          <GuideChapters id="part-chapters" {...page.chapters} />
        </div>
        <div className="sidebar">
          <section className="rounded-lg border-2 border-brand-text p-6">
            <ShieldIcon className="mb-3 size-8 text-brand-text" />
            <h2 className="text-h3">{page.safety.heading}</h2>
            <Prose value={page.safety.text} className="mt-3" />
          </section>
          <PlaceLinks
            heading={page.areasHeading}
            places={settings.featuredTowns}
            linkText={({ name }) => withPlace(places.link, name)}
          />
          <section className="card p-6">
            <h2 className="text-h3">{page.contact.heading}</h2>
            {page.contact.text && <p className="mt-2 text-ink-soft">{page.contact.text}</p>}
            <div className="mt-5 grid gap-3">
              <ButtonLink href="/get-a-quote">
                {settings.placePages.buttonLabel}
                <ArrowIcon />
              </ButtonLink>
              <ButtonLink href="/contact" look="secondary">
                {buttons.contact}
              </ButtonLink>
              <PhoneLink
                phone={settings.phone}
                className="link inline-flex min-h-11 items-center justify-center gap-2.5 font-display font-bold"
              >
                <PhoneIcon />
                {settings.phone}
              </PhoneLink>
            </div>
          </section>
        </div>
      </div>
      {page.cta.heading && <CallToAction {...page.cta} phone={settings.phone} />}
    </>
  )
}

/** The parts that have something in them. Their ids are none that an editor gives to a chapter. */
function partsOf({ benefits, preparation, process, faqs, chapters }: Guide): { id: string; text: string }[] {
  return [
    { id: 'part-benefits', text: benefits.heading },
    { id: 'part-preparation', text: preparation.heading },
    { id: 'part-process', text: process.heading },
    { id: 'part-faqs', text: faqs.heading },
    ...(chapters.items.length > 0 ? [{ id: 'part-chapters', text: chapters.heading }] : []),
  ]
}
