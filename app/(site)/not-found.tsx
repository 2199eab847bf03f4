import type { Metadata } from 'next'
import { AttemptedPath } from '@/components/layout/attempted-path'
import { PageHero } from '@/components/sections/page-hero'
import { ButtonLink } from '@/components/ui/button-link'
import { NumberPlate } from '@/components/ui/number-plate'

export const metadata: Metadata = { title: 'Page not found' }

export default function NotFoundPage() {
  return (
    <PageHero
      fills
      title="Oops! Page not found"
      aside={
        <span aria-hidden="true">
          <NumberPlate registration="LO57 WAY" size="large" className="-rotate-6" />
        </span>
      }
    >
      <p>There is nothing at this address. It may have moved, or there is a slip in it.</p>
      <AttemptedPath />
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href="/" look="on-band">
          Go to the home page
        </ButtonLink>
        <ButtonLink href="/get-a-quote" look="on-band-quiet">
          Get a quote
        </ButtonLink>
      </div>
    </PageHero>
  )
}
