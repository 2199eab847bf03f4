import { NumberPlate } from '@/components/ui/number-plate'
import { PhoneLink } from '@/components/ui/phone-link'
import type { Say } from '@/components/ui/say'
import { formatFirstRegistered } from '@/lib/vehicle/dates'
import { formatRegistration } from '@/lib/vehicle/registration'
import type { Vehicle } from '@/lib/vehicle/vehicle'
import type { LookupWords } from '@/schemas/rules/lookup-words'
import { quoteHref } from './quote-href'
import { ResultCard } from './result-card'

/** The vehicle that was found, and the link to its quote. */
export function FoundCard({
  vehicle,
  phone,
  words,
  say,
  onReset,
}: {
  vehicle: Vehicle
  phone: string
  words: LookupWords
  say: Say
  onReset: () => void
}) {
  const { registration, make, model, engineCc } = vehicle
  const firstRegistered = vehicle.registeredOn && formatFirstRegistered(vehicle.registeredOn)
  const details: [name: string, value: string | undefined][] = [
    [say('Make'), make],
    [say('Model'), model],
    [say('Engine size'), engineCc === undefined ? undefined : `${engineCc}cc`],
    [say('Fuel type'), vehicle.fuel],
    [say('Transmission'), vehicle.transmission],
    [say('MOT expiry'), vehicle.motExpiry],
  ]
  return (
    <ResultCard
      title={words.found}
      next={{ href: quoteHref({ reg: registration, make, model }), label: words.quote }}
      another={words.another}
      onReset={onReset}
    >
      <dl className="mt-3 grid grid-cols-2 gap-x-5 gap-y-3 sm:grid-cols-3">
        <div className="col-span-full">
          <dt className="sr-only">Registration</dt>
          <dd>
            <NumberPlate registration={formatRegistration(registration)} />
          </dd>
        </div>
        {details.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt className="text-small text-ink-soft">{name}</dt>
                <dd className="font-semibold wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {firstRegistered && <p className="mt-3">{`${say('First registered')}: ${firstRegistered}`}</p>}
      <p className="mt-3 border-t border-line pt-1">
        {say('Estimated value:')}{' '}
        <PhoneLink phone={phone} className="link inline-flex min-h-11 items-center font-semibold">
          {say(vehicle.estimatedValue)}
        </PhoneLink>
      </p>
    </ResultCard>
  )
}
