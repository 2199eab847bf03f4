import { type Ref, useId } from 'react'
import { NumberPlate } from '@/components/ui/number-plate'
import { useSay } from './form-context'
import { formatFirstRegistered } from '@/lib/vehicle/dates'
import { formatRegistration } from '@/lib/vehicle/registration'
import type { Vehicle } from '@/lib/vehicle/vehicle'

/** The vehicle that the form is about, with what is known of it. */
export function ConfirmedVehicle({ ref, vehicle }: { ref: Ref<HTMLElement>; vehicle: Vehicle }) {
  const titleId = useId()
  const textId = useId()
  const say = useSay()
  const { registration, make, model, engineCc, fuel, transmission, motExpiry, registeredOn } = vehicle
  const firstRegistered = registeredOn && formatFirstRegistered(registeredOn)
  const facts = [engineCc && `${engineCc}cc`, fuel, transmission].filter(Boolean)
  const dates = [
    [say('First registered'), firstRegistered],
    [say('MOT expiry'), motExpiry],
  ]
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={textId}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-t-md border border-b-0 border-line-strong p-4 outline-none sm:p-5"
    >
      <NumberPlate registration={formatRegistration(registration)} />
      <div className="min-w-0 grow basis-48">
        <h3 id={titleId} className="wrap-anywhere">
          <span className="sr-only">Your vehicle: </span>
          {make} {model}
        </h3>
        <div id={textId}>
          {facts.length > 0 && <p className="mt-0.5 wrap-anywhere">{facts.join(' · ')}</p>}
          {dates.map(
            ([name, date]) =>
              date && (
                <p key={name}>
                  {name}: <span className="whitespace-nowrap">{date}</span>
                </p>
              ),
          )}
          <p className="mt-1 text-small text-ink-soft">
            {say('We have filled in what is known; please check it.')}
          </p>
        </div>
      </div>
    </section>
  )
}
