import type { LocatedPlace } from '@/lib/content/places'
import { ownMap } from './map-pictures'
import styles from './town-map.module.css'
import { TownPin } from './town-pin'

/**
 * The map of Berkshire beside a list of the same towns: without hints, and without the script that replaces a picture which
 * fails, because the list has every link.
 */
export function StillTownMap({ towns }: { towns: LocatedPlace[] }) {
  const { alt, credit, ...picture } = ownMap
  return (
    <figure className={`@container relative ${styles.frame}`} data-pins="map">
      <div className={styles.box}>
        {/* oxlint-disable-next-line nextjs/no-img-element -- an SVG gains nothing from the optimiser */}
        <img alt={alt} {...picture} loading="lazy" />
      </div>
      <ul className={styles.pins} aria-hidden="true">
        {towns.map((town) => (
          <TownPin key={town.path} town={town} isRepeated />
        ))}
      </ul>
      {credit}
    </figure>
  )
}
