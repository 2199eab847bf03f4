import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { ArrowIcon, TickIcon } from '@/components/ui/icons'
import { PageLink } from '@/components/ui/page-link'
import type { Photo } from '@/lib/content/photos'
import { HeroCar } from './hero-car'
import { HeroEnd } from './hero-end'
import { HeroPhoto } from './hero-photo'
import { Landscape } from './landscape'

/**
 * The top of the home page: title, benefits, two links, and the car with the lookup as its plate, whose button is the only
 * full one. On a phone the car comes right after the title, so that its plate and button are on the first screen.
 */
export function Hero({
  title,
  text,
  benefits,
  quoteLabel,
  contactLabel,
  photo,
  children,
}: {
  title: string
  text: string | null
  benefits: string[]
  quoteLabel: string
  contactLabel: string
  /** In place of the drawn car. */
  photo: Photo | null
  /** The registration lookup. */
  children: ReactNode
}) {
  return (
    <section className="band relative isolate overflow-hidden">
      <Landscape className="-z-20 h-[clamp(14rem,26vw,24rem)] max-lg:hidden" />
      <div className="container grid gap-x-16 gap-y-4 pt-5 sm:gap-y-8 sm:pt-10 lg:grid-cols-[1fr_minmax(0,33rem)] lg:grid-rows-[auto_1fr] lg:pt-16">
        <div className="max-lg:contents lg:self-end">
          <h1 className="max-sm:text-[2rem]">{title}</h1>
          {text && <p className="max-w-[34rem] text-lead text-on-band-soft max-lg:order-2 lg:mt-5">{text}</p>}
        </div>
        <div className="relative pb-7 max-lg:order-1 lg:row-span-2 lg:self-end print:hidden">
          {photo ? (
            <HeroPhoto photo={photo}>{children}</HeroPhoto>
          ) : (
            <>
              <Road />
              <HeroCar>{children}</HeroCar>
            </>
          )}
        </div>
        <div className="pb-12 max-lg:order-3 lg:pb-24">
          <ul className="grid gap-2.5">
            {benefits.map((benefit) => (
              <li key={benefit} className="flex gap-3">
                <TickIcon className="mt-[0.2em] size-5 text-plate-yellow" />
                <span>{benefit}</span>
              </li>
            ))}
          </ul>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink href="/get-a-quote" look="on-band-quiet">
              {quoteLabel}
              <ArrowIcon />
            </ButtonLink>
            <PageLink href="/contact" className="button underline underline-offset-4 max-sm:px-0">
              {contactLabel}
            </PageLink>
          </div>
        </div>
      </div>
      <HeroEnd />
    </section>
  )
}

/** The road under the car, as wide as the window. */
function Road() {
  return (
    <div className="absolute -inset-x-[100vw] bottom-0 -z-10 h-16 bg-band-deep" aria-hidden="true">
      <div className="centre-line" />
    </div>
  )
}
