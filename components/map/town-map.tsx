import { PageLink } from '@/components/ui/page-link'
import { type CSSProperties, useId } from 'react'
import type { LocatedPlace } from '@/lib/content/places'
import { type LabelOffset, layOutForAllWidths } from '@/lib/map/label-layout'
import { hintWidth, labelWidth } from '@/lib/map/map-box'
import { project } from '@/lib/map/projection'
import { sheet } from '@/lib/map/sheet'
import { MapFrame } from './map-frame'
import { ownMap, publicMap } from './map-pictures'
import styles from './town-map.module.css'

/**
 * The map of Berkshire with a link to each town's page, standing on the town. Meant for the main column or the
 * full width of a page; it needs no more than the towns:
 *
 * - `towns`: the towns to show, as `getSiteSettings().featuredTowns` gives them;
 * - `currentPath`: the path of the page being shown, so that its own town stands out.
 */
export function TownMap({ towns, currentPath }: { towns: LocatedPlace[]; currentPath?: string }) {
  const id = useId()
  const pins = towns.flatMap((town) =>
    town.location ? [{ ...town, ...project(town.location), width: labelWidth(town.name) }] : [],
  )
  const layouts = layOutForAllWidths(pins)
  return (
    <MapFrame
      asList={layouts === null}
      className={styles.frame}
      boxClassName={styles.box}
      picture={ownMap}
      substitute={publicMap}
    >
      <ul className={styles.pins} aria-label="Towns on the map">
        {pins.map((town, index) => {
          const hint = `Sell My Car in ${town.name}`
          return (
            <li key={town.path} style={layouts?.[index] && pinStyle(town, layouts[index], hint)}>
              <PageLink
                href={town.path}
                className={styles.pin}
                aria-current={town.path === currentPath ? 'page' : undefined}
                aria-describedby={`${id}${town.slug}`}
              >
                <span className={styles.post} />
                <span className={styles.dot} />
                <span className={styles.sign}>{town.name}</span>
              </PageLink>
              <span role="tooltip" id={`${id}${town.slug}`} className={styles.hint}>
                {hint}
              </span>
            </li>
          )
        })}
      </ul>
    </MapFrame>
  )
}

/** Where the town lies on the sheet, and where its label stands in each range of widths. */
function pinStyle(town: { x: number; y: number; width: number }, offsets: LabelOffset[], hint: string) {
  return Object.fromEntries([
    ['--fx', round((town.x - sheet.width / 2) / sheet.width)],
    ['--fy', round((town.y - sheet.height / 2) / sheet.width)],
    ['--w', `${round(town.width)}rem`],
    ['--hint-w', `${round(hintWidth(hint))}rem`],
    ...offsets.flatMap(({ x, y }, range) => [
      [`--x${range}`, `${round(x)}rem`],
      [`--y${range}`, `${round(y)}rem`],
    ]),
  ]) as CSSProperties
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
