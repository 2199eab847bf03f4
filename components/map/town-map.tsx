import type { LocatedPlace } from '@/lib/content/places'
import { withPlace } from '@/lib/shared/place-pattern'
import { MapFrame } from './map-frame'
import { ownMap, publicMap } from './map-pictures'
import styles from './town-map.module.css'
import { TownPin } from './town-pin'

/**
 * The map of Berkshire with a link to each town's page, standing on the town. Meant for the main column or the
 * full width of a page; it needs no more than the towns:
 *
 * - `towns`: the towns to show, as `getSiteSettings().featuredTowns` gives them;
 * - `linkPattern`: what the link to a town says, with `{place}` for its name;
 * - `currentPath`: the path of the page being shown, so that its own town stands out.
 */
export function TownMap({
  towns,
  linkPattern,
  currentPath,
}: {
  towns: LocatedPlace[]
  linkPattern: string
  currentPath?: string
}) {
  return (
    <MapFrame
      className={`@container relative ${styles.frame}`}
      boxClassName={styles.box ?? ''}
      picture={ownMap}
      substitute={publicMap}
    >
      <ul className={styles.pins} aria-label="Towns on the map">
        {towns.map((town) => (
          <TownPin
            key={town.path}
            town={town}
            hint={withPlace(linkPattern, town.name)}
            isCurrent={town.path === currentPath}
          />
        ))}
      </ul>
    </MapFrame>
  )
}
