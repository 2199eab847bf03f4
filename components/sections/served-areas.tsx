import { StillTownMap } from '@/components/map/still-town-map'
import { LinkItems } from '@/components/ui/page-link'
import { SectionHeading } from '@/components/ui/section-heading'
import type { LocatedPlace } from '@/lib/content/places'

/** All towns as a list of links, beside the map with those that editors put on it. */
export function ServedAreas({
  heading,
  text,
  towns,
  onMap,
}: {
  heading: string
  text: string
  towns: LocatedPlace[]
  onMap: LocatedPlace[]
}) {
  return (
    <div className="grid items-center gap-x-16 gap-y-14 md:grid-cols-2">
      <div>
        <SectionHeading heading={heading} text={text} />
        <ul className="columns-[2_7rem] gap-x-6">
          <LinkItems
            links={towns.map(({ path, name }) => [path, name])}
            className="break-inside-avoid border-b border-line"
            linkClassName="place-link font-semibold"
          />
        </ul>
      </div>
      <StillTownMap towns={onMap} />
    </div>
  )
}
