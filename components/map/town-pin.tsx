import { useId } from 'react'
import { PageLink } from '@/components/ui/page-link'
import type { StyleVariables } from '@/components/ui/style-variables'
import type { LocatedPlace } from '@/lib/content/places'
import { canvas } from '@/lib/map/canvas'
import { hintWidth, labelWidth } from '@/lib/map/label-size'
import { project } from '@/lib/map/projection'
import labels from './town-labels.module.css'
import styles from './town-map.module.css'

/**
 * A town on the map, with a link to its page and a hint that says what the link does; nothing for a town without a position.
 * `isRepeated` is for a map beside a list of the same links: keyboards and screen readers then have the list alone.
 */
export function TownPin({
  town,
  hint,
  isCurrent = false,
  isRepeated = false,
}: {
  town: LocatedPlace
  hint?: string
  isCurrent?: boolean
  isRepeated?: boolean
}) {
  const hintId = `${useId()}${town.slug}`
  if (!town.location) return null
  const { x, y } = project(town.location)
  const style: StyleVariables = {
    '--town-x': round((x - canvas.width / 2) / canvas.width),
    '--town-y': round((y - canvas.height / 2) / canvas.width),
    '--label-width': `${labelWidth(town.name)}rem`,
    ...(hint !== undefined && { '--hint-width': `${hintWidth(hint)}rem` }),
  }
  return (
    <li className={`${styles.town} ${labels[town.slug] ?? ''}`} style={style}>
      <PageLink
        href={town.path}
        className={styles.pin}
        aria-current={isCurrent ? 'page' : undefined}
        aria-describedby={hint === undefined ? undefined : hintId}
        tabIndex={isRepeated ? -1 : undefined}
      >
        <span className={styles.sign}>{town.name}</span>
      </PageLink>
      {hint !== undefined && (
        <span role="tooltip" id={hintId} className={styles.hint}>
          {hint}
        </span>
      )}
    </li>
  )
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
