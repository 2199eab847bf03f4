import { Prose } from '@/components/portable-text/prose'
import { ButtonLink } from '@/components/ui/button-link'
import { PhotoImage } from '@/components/ui/photo-image'
import type { FreePage, PageSection } from '@/lib/content/free-pages'
import type { SiteSettings } from '@/lib/content/settings'
import { BreadcrumbHero } from './breadcrumb-hero'
import { CallToAction } from './call-to-action'

const frame = { width: 1440, height: 810 }
const widths = { imageSizes: [368, 544], deviceSizes: [720, 1088, 1440] }

/** A page of an editor's own: its title, its sections and, if wanted, the call to action. */
export function FreePageView({
  page,
  settings,
  siteUrl,
}: {
  page: FreePage
  settings: Pick<SiteSettings, 'faqPage' | 'phone' | 'words'>
  siteUrl: string
}) {
  const { name, path, isHidden } = page
  return (
    <>
      <BreadcrumbHero
        title={page.title}
        above={[{ name: settings.words.menu.home, path: '/' }]}
        current={{ name, path }}
        siteUrl={siteUrl}
        isHidden={isHidden}
      >
        {page.intro && <p>{page.intro}</p>}
      </BreadcrumbHero>
      <div className="section container">
        <div className="grid max-w-[52rem] gap-14">
          {page.sections.map(({ key, ...section }) => (
            <Section key={key} {...section} />
          ))}
        </div>
      </div>
      {page.hasCallToAction && <CallToAction {...settings.faqPage.cta} phone={settings.phone} />}
    </>
  )
}

function Section({ heading, text, photo, button }: Omit<PageSection, 'key'>) {
  return (
    <section>
      {heading && <h2 className="mb-5">{heading}</h2>}
      <Prose value={text} />
      {photo && (
        <figure className="mt-6">
          <PhotoImage
            photo={photo}
            frame={frame}
            widths={widths}
            sizes="(min-width: 56rem) 52rem, calc(100vw - 2.25rem)"
            className="aspect-video w-full rounded-lg object-cover shadow-card"
          />
          {photo.credit && <figcaption className="mt-3 text-small text-ink-soft">{photo.credit}</figcaption>}
        </figure>
      )}
      {button && (
        <ButtonLink href={button.href} className="mt-6">
          {button.label}
        </ButtonLink>
      )}
    </section>
  )
}
