import { NumberPlate } from '@/components/ui/number-plate'

/** The vehicle that the visitor has just looked up, repeated at the top of the quote page. */
export function VehicleDetails({
  registration,
  make,
  model,
  year,
}: {
  registration: string
  make: string
  model: string
  year: string
}) {
  return (
    <section
      aria-labelledby="vehicle-details"
      className="w-full rounded-lg border border-band-line bg-band-deep p-6 lg:w-80"
    >
      <h2 id="vehicle-details" className="text-h3">
        Vehicle details
      </h2>
      <NumberPlate registration={registration} className="mt-4" />
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5">
        <Detail term="Make" value={make} />
        <Detail term="Model" value={model} />
        <Detail term="Year" value={year} />
      </dl>
    </section>
  )
}

function Detail({ term, value }: { term: string; value: string }) {
  return (
    <>
      <dt className="text-on-band-soft">{term}</dt>
      <dd className="font-semibold break-words">{value}</dd>
    </>
  )
}
