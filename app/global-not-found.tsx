import type { Metadata } from 'next'
import SiteLayout, {
  generateMetadata as layoutMetadata,
  viewport as layoutViewport,
} from '@/app/(site)/layout'
import { AttemptedPath } from '@/components/layout/attempted-path'
import { NoticePage } from '@/components/sections/notice-page'
import { NumberPlate } from '@/components/ui/number-plate'
import { getSiteSettings } from '@/lib/content/settings'
import { nearestPlaceMarker } from '@/lib/server/nearest-place-header'

export const viewport = layoutViewport

export async function generateMetadata(): Promise<Metadata> {
  const [metadata, { brandName, words }] = await Promise.all([layoutMetadata(), getSiteSettings()])
  return { ...metadata, title: `${words.notFound.tab} | ${brandName}`, robots: { index: false } }
}

/** The 404 page, prerendered as a whole document. */
export default async function GlobalNotFoundPage() {
  const words = (await getSiteSettings()).words.notFound
  return (
    <SiteLayout>
      <NoticePage
        title={words.title}
        words={words}
        aside={
          <span aria-hidden="true">
            <NumberPlate registration="LO57 WAY" size="large" className="-rotate-6" />
          </span>
        }
      >
        <p>{words.text}</p>
        {/* The page is the same for all addresses; the place is put in as it is sent. */}
        <div
          className="mt-4 empty:hidden [&_a]:font-semibold [&_a]:text-on-band [&_a]:underline [&_a]:underline-offset-4"
          suppressHydrationWarning
          // oxlint-disable-next-line react/no-danger -- a comment, which React cannot write
          dangerouslySetInnerHTML={{ __html: nearestPlaceMarker }}
        />
        <AttemptedPath />
      </NoticePage>
    </SiteLayout>
  )
}
