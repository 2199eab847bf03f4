import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AreaMap } from '@/components/sections/area-map'
import { CollectionDays } from '@/components/sections/collection-days'
import { LocalQuestions } from '@/components/sections/local-questions'
import { NoticeBars } from '@/components/sections/notice-bars'
import { PlaceMotif } from '@/components/sections/place-motif'
import { PlacePage } from '@/components/sections/place-page'
import { PlaceLinks } from '@/components/sections/place-sidebar'
import { Purchases } from '@/components/sections/purchases'
import { RouteSigns } from '@/components/sections/route-signs'
import { Steps } from '@/components/sections/steps'
import { JsonLd } from '@/components/ui/json-ld'
import { getArea, getAreaParams } from '@/lib/content/areas'
import { getCollectionDays } from '@/lib/content/collection-days'
import { getNotices } from '@/lib/content/notices'
import { getAreaPurchases } from '@/lib/content/purchases'
import { getSiteSettings } from '@/lib/content/settings'
import { getEnv } from '@/lib/env/env'
import { faqPage } from '@/lib/seo/faq-page'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { withPlace } from '@/lib/shared/place-pattern'

type Props = { params: Promise<{ town: string; area: string }> }

export const dynamicParams = true

export function generateStaticParams() {
  return getAreaParams()
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { town, area: slug } = await params
  const [area, { brandName }] = await Promise.all([getArea(town, slug), getSiteSettings()])
  if (!area) return {}
  const { seo, path, canonicalPath, isHidden } = area
  return pageMetadata({ ...seo, name: area.heading, path, canonicalPath, isHidden, brandName })
}

export default async function AreaPage({ params }: Props) {
  const { town, area: slug } = await params
  const [area, settings, days, purchases, notices] = await Promise.all([
    getArea(town, slug),
    getSiteSettings(),
    getCollectionDays(town),
    getAreaPurchases(town, slug),
    getNotices('places'),
  ])
  if (!area) notFound()
  const { menu, places } = settings.words
  return (
    <PlacePage
      place={area}
      above={[{ name: menu.home, path: '/' }, area.parentTown]}
      settings={settings}
      siteUrl={getEnv().public.siteUrl}
      notices={<NoticeBars notices={notices} />}
      motif={<PlaceMotif town={area.parentSlug} scene={area.scene} className="h-16 sm:h-20 lg:h-36" />}
      isHidden={area.isHidden}
      aside={<RouteSigns roads={area.roads} postcodes={area.postcodes} words={places} />}
      links={
        <>
          <CollectionDays heading={withPlace(places.collections, area.parentTown.name)} days={days} />
          <PlaceLinks
            heading={places.nearbyAreas}
            places={area.nearbyAreas}
            linkText={(near) =>
              near.town === area.parentTown.name ? near.name : `${near.name}, ${near.town}`
            }
          >
            <AreaMap area={area} />
          </PlaceLinks>
        </>
      }
    >
      <LocalQuestions heading={places.questions} entries={area.questions} />
      {area.questions.length > 0 && !area.isHidden && <JsonLd data={faqPage(area.questions)} />}
      {purchases.length > 0 && (
        <section>
          <h2 className="mb-5">{withPlace(places.purchases, area.name)}</h2>
          <Purchases purchases={purchases} />
        </section>
      )}
      <section>
        <h2 className="mb-7">{settings.process.heading}</h2>
        <Steps steps={settings.process.steps} />
      </section>
    </PlacePage>
  )
}
