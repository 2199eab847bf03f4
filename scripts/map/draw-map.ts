import { curveCatmullRom, curveCatmullRomClosed, line } from 'd3-shape'
import { project } from '../../lib/map/projection.ts'
import { canvas } from '../../lib/map/canvas.ts'
import { seedTowns } from '../seed/places.ts'
import { mainRoads, motorways, type Position, rivers } from './lines.ts'
import { outlineOf, type Point } from './outline.ts'
import { roadSigns } from './road-signs.ts'
import { styles } from './styles.ts'

const open = line().curve(curveCatmullRom).digits(0)
const closed = line().curve(curveCatmullRomClosed).digits(0)

/** The map of Berkshire as an SVG document: land, rivers, roads and a dot for every area, without town names. */
export function drawMap(): string {
  const areas = seedTowns.flatMap((town) => town.areas.map((area) => at([area.longitude, area.latitude])))
  const outline = closed(outlineOf(areas)) ?? ''
  const roads = [
    ...Object.values(mainRoads).map((road) => drawLine(road)),
    ...Object.values(motorways).map((road) => drawLine(road, 'm')),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}" viewBox="0 0 ${canvas.width} ${canvas.height}">`,
    // The licence requires this acknowledgement.
    '<desc>Schematic map of Berkshire. Positions of places contain public sector information licensed under the Open Government Licence v3.0.</desc>',
    `<style>${styles}</style>`,
    `<clipPath id="c"><path d="${outline}"/></clipPath>`,
    `<path class="land" d="${outline}"/>`,
    // Drawn twice: pale everywhere, then at full strength inside the county.
    '<g class="around">',
    `<g id="w" class="w">${Object.values(rivers)
      .map((river) => drawLine(river))
      .join('')}</g>`,
    `<g id="r" class="r">${roads.join('')}</g>`,
    '</g>',
    '<g class="inside" clip-path="url(#c)"><use href="#w"/><use href="#r"/></g>',
    `<path class="edge" d="${outline}"/>`,
    `<path class="dots" d="${areas.map(([x, y]) => `M${x.toFixed(0)},${y.toFixed(0)}h0`).join('')}"/>`,
    roadSigns(),
    '</svg>\n',
  ].join('\n')
}

function drawLine(points: Position[], className?: string): string {
  const name = className === undefined ? '' : ` class="${className}"`
  return `<path${name} d="${open(points.map(at)) ?? ''}"/>`
}

function at([lng, lat]: Position): Point {
  const { x, y } = project({ lat, lng })
  return [x, y]
}
