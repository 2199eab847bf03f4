import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageHero } from '@/components/sections/page-hero'
import { PlaceMotif } from '@/components/sections/place-motif'
import { PlacePhoto } from '@/components/sections/place-photo'
import { PlaceLinks, QuoteBox } from '@/components/sections/place-sidebar'
import { PlaceTexts } from '@/components/sections/place-texts'
import { RouteSigns } from '@/components/sections/route-signs'
import { Steps } from '@/components/sections/steps'
import { CtaButtons } from '@/components/sections/cta-buttons'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { JsonLd } from '@/components/ui/json-ld'
import { getArea, getAreaParams } from '@/lib/content/areas'
import { getSiteSettings } from '@/lib/content/settings'
import { getEnv } from '@/lib/env/env'
import { breadcrumbList } from '@/lib/seo/breadcrumb-list'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { placeService } from '@/lib/seo/place-service'

type Props = { params: Promise<{ town: string; area: string }> }

export const dynamicParams = true

export function generateStaticParams() {
  return getAreaParams()
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { town, area: slug } = await params
  const [area, { brandName }] = await Promise.all([getArea(town, slug), getSiteSettings()])
  if (!area) return {}
  const { seo, path, canonicalPath } = area
  return pageMetadata({ ...seo, name: `Sell My Car in ${area.name}`, path, canonicalPath, brandName })
}

export default async function AreaPage({ params }: Props) {
  const { town, area: slug } = await params
  const [area, settings] = await Promise.all([getArea(town, slug), getSiteSettings()])
  if (!area) notFound()
  const title = `Sell My Car in ${area.name}`
  const { siteUrl } = getEnv().public
  return (
    <>
      <JsonLd data={placeService({ title, place: area, settings, siteUrl })} />
      <JsonLd data={breadcrumbList([{ name: 'Home', path: '/' }, area.parentTown], area, siteUrl)} />
      <PageHero
        title={title}
        motif={<PlaceMotif town={area.parentSlug} className="h-36" />}
        breadcrumbs={
          <Breadcrumbs above={[{ name: 'Home', path: '/' }, area.parentTown]} current={area.name} />
        }
        aside={<RouteSigns roads={area.roads} postcodes={area.postcodes} />}
      >
        <CtaButtons {...settings.placePages} phone={settings.phone} />
      </PageHero>
      <div className="section container grid gap-x-16 gap-y-14 lg:grid-cols-[1fr_22rem]">
        <div className="grid content-start gap-14">
          {area.photo && <PlacePhoto photo={area.photo} />}
          <PlaceTexts place={area.name} texts={area} words={settings.placePages} />
          <section>
            <h2 className="mb-7">{settings.process.heading}</h2>
            <Steps steps={settings.process.steps} />
          </section>
        </div>
        <div className="grid content-start gap-10">
          <QuoteBox
            heading={settings.placePages.sidebarHeading}
            text={settings.placePages.sidebarText}
            buttonLabel={settings.placePages.buttonLabel}
          />
          <PlaceLinks
            heading="Nearby areas"
            places={area.nearbyAreas}
            linkText={(near) =>
              near.town === area.parentTown.name ? near.name : `${near.name}, ${near.town}`
            }
          />
        </div>
      </div>
    </>
  )
}
