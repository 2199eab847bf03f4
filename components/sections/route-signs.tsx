/** How a road's number is signed: motorways on blue, main A roads yellow on green, the others black on white. */
function signLook(road: string) {
  if (/^M\d/.test(road)) return 'border-white bg-[#00539f] text-white'
  if (/^A\d{1,3}\b/.test(road)) return 'border-white bg-[#00603f] text-plate-yellow'
  return 'border-plate-ink bg-white text-plate-ink'
}

/** The roads of a place as road signs, above its postcode districts. */
export function RouteSigns({
  roads,
  postcodes,
  words,
}: {
  roads: string[]
  postcodes: string[]
  words: { roads: string; postcodes: string }
}) {
  if (roads.length === 0 && postcodes.length === 0) return null
  return (
    <dl className="sign-colours flex max-w-[24rem] flex-wrap gap-2 font-plate text-[1.625rem] leading-none font-bold lg:mt-6 lg:self-start lg:justify-end">
      <dt className="sr-only">{words.roads}</dt>
      {roads.map((road) => (
        <dd key={road} className={`road-sign [box-shadow:0_0_0_1px_rgb(0_0_0/30%)] ${signLook(road)}`}>
          {road}
        </dd>
      ))}
      <dt className="sr-only">{words.postcodes}</dt>
      {postcodes.map((postcode) => (
        <dd key={postcode} className="road-sign border-band-line text-on-band-soft">
          {postcode}
        </dd>
      ))}
    </dl>
  )
}
