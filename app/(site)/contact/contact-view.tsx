import { ContactForm } from '@/components/forms/contact-form'
import { TownMap } from '@/components/map/town-map'
import { OpenNow } from '@/components/sections/open-now'
import { OpeningHours } from '@/components/sections/opening-hours'
import { BreadcrumbHero } from '@/components/sections/breadcrumb-hero'
import { NoticeBars } from '@/components/sections/notice-bars'
import { JsonLd } from '@/components/ui/json-ld'
import { ButtonLink } from '@/components/ui/button-link'
import { MailIcon, PhoneIcon } from '@/components/ui/icons'
import { phoneHref } from '@/lib/shared/phone-href'
import { SectionHeading } from '@/components/ui/section-heading'
import { getContactPage } from '@/lib/content/contact-page'
import { getNotices } from '@/lib/content/notices'
import { getSiteSettings } from '@/lib/content/settings'
import type { SubmissionReplay } from '@/lib/enquiries/http/submission-replay'
import { getFormSettings } from '@/lib/enquiries/http/form-settings'
import { getEnv } from '@/lib/env/env'
import { businessGraph } from '@/lib/seo/business'
import { getLookupSettings } from '@/lib/vehicle/lookup-settings'

/** The contact page. `replay` is a submission without JavaScript that has to be corrected. */
export async function ContactView({ replay }: { replay?: SubmissionReplay | undefined }) {
  const [page, settings, notices] = await Promise.all([
    getContactPage(),
    getSiteSettings(),
    getNotices('contact'),
  ])
  const { siteUrl } = getEnv().public
  const { menu, places, captions } = settings.words
  return (
    <>
      <JsonLd data={businessGraph(settings, siteUrl)} />
      <NoticeBars notices={notices} />
      <BreadcrumbHero
        title={page.hero.title}
        above={[{ name: menu.home, path: '/' }]}
        current={{ name: menu.contact, path: '/contact' }}
        siteUrl={siteUrl}
      >
        <p>{page.hero.text}</p>
      </BreadcrumbHero>
      <div className="section container grid gap-x-12 gap-y-12 pt-5! sm:pt-10! lg:grid-cols-[1fr_22rem]">
        <ContactForm
          {...page.form}
          settings={getFormSettings('contact')}
          words={page.formWords}
          texts={settings.formTexts}
          mail={page.mail}
          unavailable={{ ...page.unavailable, phone: settings.phone, email: settings.email }}
          lookupEndpoint={getLookupSettings().endpoint}
          replay={replay}
        />
        <aside className="sidebar">
          <section>
            <h2 className="text-h3">{page.details.heading}</h2>
            <OpenNow
              days={settings.openingHours}
              special={settings.specialHours}
              className="mt-1 mb-4 font-semibold text-brand-text"
            />
            <div className="flex flex-wrap gap-3">
              <ButtonLink href={phoneHref(settings.phone)}>
                <PhoneIcon />
                {settings.phone}
              </ButtonLink>
              <ButtonLink href={`mailto:${settings.email}`} look="secondary">
                <MailIcon />
                {settings.email}
              </ButtonLink>
            </div>
            <p className="mt-4 text-ink-soft">{settings.responsePromise}</p>
          </section>
          <section>
            <h2 className="mb-4 text-h3">{page.details.hoursHeading}</h2>
            <OpeningHours
              days={settings.openingHours}
              special={settings.specialHours}
              closed={captions.closed}
            />
          </section>
        </aside>
      </div>
      <div className="border-t border-line bg-sunken">
        <section className="section container">
          <SectionHeading {...page.coverage} />
          <TownMap towns={settings.featuredTowns} linkPattern={places.link} />
        </section>
      </div>
    </>
  )
}
