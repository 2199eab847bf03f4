import { useId } from 'react'
import { PageLink } from '@/components/ui/page-link'
import type { StyleVariables } from '@/components/ui/style-variables'
import type { LocatedPlace } from '@/lib/content/places'
import { canvas } from '@/lib/map/canvas'
import { hintWidth, labelWidth } from '@/lib/map/label-size'
import { project } from '@/lib/map/projection'
import { withPlace } from '@/lib/shared/place-pattern'
import { MapFrame } from './map-frame'
import { ownMap, publicMap } from './map-pictures'
import labels from './town-labels.module.css'
import styles from './town-map.module.css'

type Town = Omit<LocatedPlace, 'location'> & { location: NonNullable<LocatedPlace['location']> }

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
        {towns.map(
          ({ location, ...town }) =>
            location && (
              <Pin
                key={town.path}
                town={{ ...town, location }}
                hint={withPlace(linkPattern, town.name)}
                isCurrent={town.path === currentPath}
              />
            ),
        )}
      </ul>
    </MapFrame>
  )
}

function Pin({ town, hint, isCurrent }: { town: Town; hint: string; isCurrent: boolean }) {
  const hintId = `${useId()}${town.slug}`
  const { x, y } = project(town.location)
  const style: StyleVariables = {
    '--town-x': round((x - canvas.width / 2) / canvas.width),
    '--town-y': round((y - canvas.height / 2) / canvas.width),
    '--label-width': `${round(labelWidth(town.name))}rem`,
    '--hint-width': `${round(hintWidth(hint))}rem`,
  }
  // Post and dot are borders, not backgrounds: they stay when a visitor's own colours replace the page's.
  return (
    <li className={`${styles.town} ${labels[town.slug] ?? ''}`} style={style}>
      <PageLink
        href={town.path}
        className={styles.pin}
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={hintId}
      >
        <span className={styles.post} />
        <span className={styles.dot} />
        <span className={styles.sign}>{town.name}</span>
      </PageLink>
      <span role="tooltip" id={hintId} className={styles.hint}>
        {hint}
      </span>
    </li>
  )
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
