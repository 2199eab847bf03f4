import type { ReactNode } from 'react'
import { HeroEnd } from './hero-end'
import { Landscape } from './landscape'

/**
 * The top of every page but the home page. `aside` stands to the right on wide screens, `motif` on the
 * horizon below it; `fills` is for a page that has nothing below it.
 */
export function PageHero({
  title,
  breadcrumbs,
  children,
  aside,
  motif,
  fills = false,
}: {
  title: string
  breadcrumbs?: ReactNode
  children?: ReactNode
  aside?: ReactNode
  motif?: ReactNode
  fills?: boolean
}) {
  return (
    <div
      className={`band relative isolate overflow-hidden ${fills ? 'flex grow flex-col justify-center' : ''}`}
    >
      {/* Lower than the space under the text, which no wave crosses. */}
      <Landscape className="-z-10 h-10 lg:h-20" />
      <div className="container grid items-center gap-x-12 gap-y-8 pt-8 pb-12 lg:grid-cols-[1fr_auto] lg:pt-10 lg:pb-20">
        <div className="max-w-3xl">
          {breadcrumbs}
          <h1>{title}</h1>
          {children && <div className="mt-5 text-lead text-on-band-soft">{children}</div>}
        </div>
        {aside}
      </div>
      {motif && (
        <div className="container pointer-events-none absolute inset-x-0 bottom-0 -z-10 flex justify-end opacity-70 print:hidden">
          {motif}
        </div>
      )}
      <HeroEnd fills={fills} />
    </div>
  )
}
