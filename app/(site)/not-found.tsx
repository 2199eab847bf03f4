import type { Metadata } from 'next'
import { AttemptedPath } from '@/components/layout/attempted-path'
import { NoticePage } from '@/components/sections/notice-page'
import { nearestPlaceMarker } from '@/lib/server/nearest-place-header'
import { NumberPlate } from '@/components/ui/number-plate'

export const metadata: Metadata = { title: 'Page not found' }

export default function NotFoundPage() {
  return (
    <NoticePage
      title="Oops! Page not found"
      aside={
        <span aria-hidden="true">
          <NumberPlate registration="LO57 WAY" size="large" className="-rotate-6" />
        </span>
      }
    >
      <p>There is nothing at this address. It may have moved, or there is a slip in it.</p>
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
