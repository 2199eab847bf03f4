import type { Metadata } from 'next'
import { AttemptedPath } from '@/components/layout/attempted-path'
import { NoticePage } from '@/components/sections/notice-page'
import { getSiteSettings } from '@/lib/content/settings'
import { nearestPlaceMarker } from '@/lib/server/nearest-place-header'
import { NumberPlate } from '@/components/ui/number-plate'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getSiteSettings()).words.notFound.tab }
}

export default async function NotFoundPage() {
  const words = (await getSiteSettings()).words.notFound
  return (
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
  )
}
