import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TownMap } from '@/components/map/town-map'
import { PageHero } from '@/components/sections/page-hero'
import { PlaceMotif } from '@/components/sections/place-motif'
import { PlacePhoto } from '@/components/sections/place-photo'
import { PlaceLinks, QuoteBox } from '@/components/sections/place-sidebar'
import { PlaceTexts } from '@/components/sections/place-texts'
import { CtaButtons } from '@/components/sections/cta-buttons'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { JsonLd } from '@/components/ui/json-ld'
import { getSiteSettings } from '@/lib/content/settings'
import { getTown, getTowns } from '@/lib/content/towns'
import { getEnv } from '@/lib/env/env'
import { breadcrumbList } from '@/lib/seo/breadcrumb-list'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { placeService } from '@/lib/seo/place-service'

type Props = { params: Promise<{ town: string }> }

export const dynamicParams = true

export async function generateStaticParams() {
  const towns = await getTowns()
  return towns.map((town) => ({ town: town.slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { town: slug } = await params
  const [town, { brandName }] = await Promise.all([getTown(slug), getSiteSettings()])
  return town
    ? pageMetadata({ ...town.seo, name: `Sell My Car in ${town.name}`, path: town.path, brandName })
    : {}
}

export default async function TownPage({ params }: Props) {
  const { town: slug } = await params
  const [town, settings] = await Promise.all([getTown(slug), getSiteSettings()])
  if (!town) notFound()
  const title = `Sell My Car in ${town.name}`
  const { siteUrl } = getEnv().public
  return (
    <>
      <JsonLd data={placeService({ title, place: town, settings, siteUrl })} />
      <JsonLd data={breadcrumbList([{ name: 'Home', path: '/' }], town, siteUrl)} />
      <PageHero
        title={title}
        motif={<PlaceMotif town={town.slug} className="h-52" />}
        breadcrumbs={<Breadcrumbs above={[{ name: 'Home', path: '/' }]} current={town.name} />}
      >
        <CtaButtons {...settings.placePages} phone={settings.phone} />
      </PageHero>
      <div className="section container grid gap-x-16 gap-y-14 lg:grid-cols-[1fr_22rem]">
        <div className="grid content-start gap-14">
          {town.photo && <PlacePhoto photo={town.photo} />}
          <PlaceTexts place={town.name} texts={town} words={settings.placePages} />
          <TownMap towns={settings.featuredTowns} currentPath={town.path} />
        </div>
        <div className="grid content-start gap-10">
          <QuoteBox
            heading={settings.placePages.sidebarHeading}
            text={settings.placePages.sidebarText}
            buttonLabel={settings.placePages.buttonLabel}
          />
          <PlaceLinks
            heading="Nearby towns"
            places={town.nearbyTowns}
            linkText={(place) => `Sell My Car in ${place.name}`}
          />
          <PlaceLinks heading={`Areas of ${town.name}`} places={town.areas} />
        </div>
      </div>
    </>
  )
}
