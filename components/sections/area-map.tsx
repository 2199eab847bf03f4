import { areaMapSize } from '@/lib/map/area-map-layout'
import { areaMapPath } from '@/lib/map/area-map-path'
import { areaMapPlaces, describeAreaMap } from '@/lib/map/area-map-places'

/** The drawn map of an area; nothing when it would show the area alone. */
export function AreaMap({ area }: { area: Parameters<typeof areaMapPlaces>[0] & { path: string } }) {
  const places = areaMapPlaces(area)
  if (!places) return null
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- an SVG gains nothing from the optimiser
    <img src={areaMapPath(area.path)} {...areaMapSize} alt={describeAreaMap(places)} loading="lazy" />
  )
}
