import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TownMap } from '@/components/map/town-map'
import { FreePageView } from '@/components/sections/free-page-view'
import { CollectionDays } from '@/components/sections/collection-days'
import { NoticeBars } from '@/components/sections/notice-bars'
import { PlaceIndex } from '@/components/sections/place-index'
import { PlaceMotif } from '@/components/sections/place-motif'
import { PlacePage } from '@/components/sections/place-page'
import { PlaceLinks } from '@/components/sections/place-sidebar'
import { PurchaseCounts, Purchases } from '@/components/sections/purchases'
import { getCollectionDays } from '@/lib/content/collection-days'
import { getPurchaseCounts } from '@/lib/content/purchase-counts'
import { getFreePage, getFreePageSlugs } from '@/lib/content/free-pages'
import { getNotices } from '@/lib/content/notices'
import { getTownPurchases } from '@/lib/content/purchases'
import { getSiteSettings } from '@/lib/content/settings'
import { getTown, getTowns } from '@/lib/content/towns'
import { getEnv } from '@/lib/env/env'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { withPlace } from '@/lib/shared/place-pattern'

type Props = { params: Promise<{ town: string }> }

export const dynamicParams = true

export async function generateStaticParams() {
  const [towns, pages] = await Promise.all([getTowns(), getFreePageSlugs()])
  return [...towns.map(({ slug }) => slug), ...pages].map((town) => ({ town }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { town: slug } = await params
  const [town, { brandName }] = await Promise.all([getTown(slug), getSiteSettings()])
  if (town) return pageMetadata({ ...town.seo, name: town.heading, path: town.path, brandName })
  const page = await getFreePage(slug)
  if (!page) return {}
  return pageMetadata({ ...page.seo, name: page.title, path: page.path, isHidden: page.isHidden, brandName })
}

/** A town's page, or one of the editors' own, which are at the same level. */
export default async function TownPage({ params }: Props) {
  const { town: slug } = await params
  const [town, settings, days, purchases, counts, notices] = await Promise.all([
    getTown(slug),
    getSiteSettings(),
    getCollectionDays(slug),
    getTownPurchases(slug),
    getPurchaseCounts(slug),
    getNotices('places'),
  ])
  if (!town) {
    const [page, ownNotices] = await Promise.all([getFreePage(slug), getNotices('freePages')])
    if (!page) notFound()
    return (
      <>
        <NoticeBars notices={ownNotices} />
        <FreePageView page={page} settings={settings} siteUrl={getEnv().public.siteUrl} />
      </>
    )
  }
  const { menu, places } = settings.words
  const areas = { heading: withPlace(places.areas, town.name), places: town.areas }
  const hasManyAreas = town.areas.length > 20
  return (
    <PlacePage
      place={town}
      above={[{ name: menu.home, path: '/' }]}
      settings={settings}
      siteUrl={getEnv().public.siteUrl}
      notices={<NoticeBars notices={notices} />}
      motif={<PlaceMotif town={town.slug} className="h-16 sm:h-20 lg:h-52" />}
      links={
        <>
          <CollectionDays heading={withPlace(places.collections, town.name)} days={days} />
          <PlaceLinks
            heading={places.nearbyTowns}
            places={town.nearbyTowns}
            linkText={({ name }) => withPlace(places.link, name)}
          />
          {!hasManyAreas && <PlaceLinks {...areas} />}
        </>
      }
      below={hasManyAreas && <PlaceIndex {...areas} />}
    >
      {purchases.length > 0 && (
        <section>
          <h2 className="mb-5">{withPlace(places.purchases, town.name)}</h2>
          <Purchases purchases={purchases} />
          <PurchaseCounts heading={places.counts} counts={counts} />
        </section>
      )}
      <TownMap towns={settings.featuredTowns} currentPath={town.path} linkPattern={places.link} />
    </PlacePage>
  )
}
