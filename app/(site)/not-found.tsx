import type { Metadata } from 'next'
import { AttemptedPath } from '@/components/layout/attempted-path'
import { NoticePage } from '@/components/sections/notice-page'
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
      <AttemptedPath />
    </NoticePage>
  )
}
