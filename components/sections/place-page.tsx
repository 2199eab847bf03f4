import type { ReactNode } from 'react'
import type { Crumb } from '@/components/ui/breadcrumbs'
import { PlateForm } from '@/components/lookup/plate-form'
import { TickIcon } from '@/components/ui/icons'
import { JsonLd } from '@/components/ui/json-ld'
import type { Photo } from '@/lib/content/photos'
import type { SiteSettings } from '@/lib/content/settings'
import { placeService } from '@/lib/seo/place-service'
import { BreadcrumbHero } from './breadcrumb-hero'
import { PlacePhoto } from './place-photo'
import { QuoteBox } from './place-sidebar'
import { type PlaceContent, PlaceTexts } from './place-texts'

/** The page of a town or area. `children` follow its texts, `links` stand in its sidebar, `below` under both. */
export function PlacePage({
  place,
  above,
  settings,
  siteUrl,
  isHidden = false,
  notices,
  motif,
  aside,
  links,
  below,
  children,
}: {
  place: PlaceContent & Parameters<typeof placeService>[0]['place'] & { heading: string; photo: Photo | null }
  /** The pages above it, from the home page down. */
  above: Crumb[]
  settings: SiteSettings
  siteUrl: string
  /** True for a page that search engines are asked to leave out: it has no structured data. */
  isHidden?: boolean
  notices?: ReactNode
  /** On a phone a photograph takes its place. */
  motif: ReactNode
  aside?: ReactNode
  links: ReactNode
  below?: ReactNode
  children: ReactNode
}) {
  const { placePages: labels, words } = settings
  return (
    <>
      {!isHidden && <JsonLd data={placeService({ title: place.heading, place, settings, siteUrl })} />}
      {notices}
      <BreadcrumbHero
        title={place.heading}
        above={above}
        current={place}
        siteUrl={siteUrl}
        isHidden={isHidden}
        motif={place.photo ? <div className="max-lg:hidden">{motif}</div> : motif}
        aside={aside}
      >
        <PlateForm
          id="hero-plate"
          label={words.places.plateLabel}
          button={words.places.plateButton}
          look="on-band"
          className="text-body text-on-band"
        />
        <div className="mt-7">
          <Benefits benefits={labels.benefits} />
        </div>
      </BreadcrumbHero>
      <div className="section container grid gap-x-16 gap-y-14 lg:grid-cols-[1fr_22rem]">
        <div className="grid content-start gap-14">
          {place.photo && <PlacePhoto photo={place.photo} />}
          <PlaceTexts place={place.name} texts={place} labels={labels} />
          {children}
        </div>
        <div className="sidebar">
          {links}
          <QuoteBox
            heading={labels.sidebarHeading}
            text={labels.sidebarText}
            buttonLabel={labels.buttonLabel}
            contactLabel={words.buttons.contact}
          />
        </div>
        {below && <div className="lg:col-span-2">{below}</div>}
      </div>
    </>
  )
}

function Benefits({ benefits }: { benefits: string[] }) {
  return (
    <ul className="inline-grid gap-x-6 gap-y-2 text-body text-on-band md:grid-cols-[auto_auto]">
      {benefits.map((benefit) => (
        <li key={benefit} className="flex gap-2.5">
          <TickIcon className="mt-[0.25em] size-5 text-plate-yellow" />
          {benefit}
        </li>
      ))}
    </ul>
  )
}
