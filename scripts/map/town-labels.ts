import { z } from 'zod'
import { labelWidth } from '../../lib/map/label-size.ts'
import { project } from '../../lib/map/projection.ts'
import { siteSettings } from '../seed/content/site-settings.ts'
import { seedTowns } from '../seed/places.ts'
import { layoutsFrom } from './label-geometry.ts'
import type { LabelOffset } from './label-layout.ts'

const { featuredTowns } = z
  .object({ featuredTowns: z.array(z.object({ _ref: z.string() })) })
  .parse(siteSettings)

/** The towns on the map in the order of the settings, with their positions on the canvas. */
export const mapTowns = featuredTowns.map(({ _ref }) => {
  const town = seedTowns.find(({ slug }) => _ref === `town-${slug}`)
  if (!town) throw new Error(`The settings feature ${_ref}, which is no town of the first content`)
  const { name, slug, latitude: lat, longitude: lng } = town
  return { name, slug, width: labelWidth(name), ...project({ lat, lng }) }
})

/**
 * A style sheet with the positions of labels: a class for each slug with the offset from its dot, in each range of the
 * map's width where it differs from that of the range below. `layouts` are those of `mapTowns`.
 */
export function townLabels(layouts: LabelOffset[][]): string {
  const ranges = layoutsFrom.flatMap((from, range) => {
    const classes = mapTowns.flatMap(({ slug }, town) => {
      const offset = offsetIn(range, layouts[town])
      const changes = changed(offset, offsetIn(range - 1, layouts[town]))
      return changes.length > 0 ? [`.${slug} { ${changes.join(' ')} }`] : []
    })
    return classes.length > 0 ? [`@container (width >= ${from}rem) { ${classes.join(' ')} }`] : []
  })
  return [
    '/* `npm run map` writes this file: the offset of each label from the dot of its town, by the width of the map. */',
    ...ranges,
    '',
  ].join('\n')
}

const names = ['--label-x', '--label-y'] as const

type Offset = Record<(typeof names)[number], string>

function offsetIn(range: number, layout: LabelOffset[] | undefined): Offset | undefined {
  const offset = layout?.[range]
  return offset && { '--label-x': rem(offset.x), '--label-y': rem(offset.y) }
}

function changed(offset: Offset | undefined, below: Offset | undefined): string[] {
  if (!offset) return []
  return names.filter((name) => offset[name] !== below?.[name]).map((name) => `${name}: ${offset[name]};`)
}

function rem(value: number): string {
  return `${Math.round(value * 10_000) / 10_000}rem`
}
