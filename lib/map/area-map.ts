import {
  areaMapSize,
  fontSize,
  type Label,
  layOutAreaMap,
  lineHeight,
  type PlaceMark,
  radius,
  type Ring,
} from './area-map-layout.ts'
import type { AreaMapPlaces } from './area-map-places.ts'
import { escaped } from './drawn-text.ts'

/**
 * The drawing's own style sheet, because the page's styles do not apply to an image. Colours are those of the design
 * tokens and follow the visitor's colour scheme.
 */
const styles = `
:root{--land:#fff;--line:#d3ddd4;--ring:#74887c;--ink:#10231a;--soft:#465a50;--dot:#00553c;--sign:#00513a}
@media(prefers-color-scheme:dark){:root{--land:#15221c;--line:#2a3b33;--ring:#6d8378;--ink:#eef4ef;--soft:#afc0b6;--dot:#86d3ad;--sign:#1c7754}}
text{font-family:Arial,Helvetica,sans-serif;font-size:${fontSize.neighbour}px;fill:var(--ink);text-anchor:middle}
.land{fill:var(--land);stroke:var(--line)}
.rings{fill:none;stroke:var(--ring);stroke-dasharray:2 5;opacity:.7}
.small{font-size:${fontSize.ring}px;fill:var(--soft);stroke:var(--land);stroke-width:4;paint-order:stroke}
.names text{stroke:var(--land);stroke-width:3;stroke-linejoin:round;paint-order:stroke}
.lead{stroke:var(--ring)}
.neighbour,.distant{fill:var(--dot)}
.town{fill:var(--land);stroke:var(--dot);stroke-width:3}
.names .t{font-weight:700}
.area{fill:var(--dot);stroke:var(--land);stroke-width:2}
.sign{fill:var(--sign)}
.names .sign+g text{font-size:${fontSize.area}px;font-weight:700;fill:#fff;stroke:none}
`.replaceAll('\n', '')

/** The map of an area with its neighbours and its town, as an SVG document that loads nothing. */
export function drawAreaMap(places: AreaMapPlaces): string {
  const { width, height } = areaMapSize
  const { marks, rings, townAngle } = layOutAreaMap(places)
  const [area] = marks
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>${styles}</style>`,
    `<clipPath id="c"><rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="10"/></clipPath>`,
    `<rect class="land" x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="10"/>`,
    area
      ? `<g class="rings" clip-path="url(#c)">${rings.map((ring) => circle(area, ring)).join('')}</g>`
      : '',
    `<g>${rings.map(({ label }) => (label ? small(label.text, label.x, label.y + 4) : '')).join('')}</g>`,
    ...marks.map(({ label, ...mark }) => (label.isFar ? lead(mark, label) : '')),
    ...marks.map((mark) => markOf(mark, townAngle)),
    `<g class="names">${marks.map(({ kind, label }) => nameOf(kind, label)).join('')}</g>`,
    // The licence of the positions requires it.
    small('Contains public sector information, OGL v3.0', width / 2, height - 9),
    '</svg>\n',
  ].join('\n')
}

function circle({ x, y }: PlaceMark, ring: Ring): string {
  return `<circle cx="${px(x)}" cy="${px(y)}" r="${px(ring.radius)}"/>`
}

function small(text: string, x: number, y: number): string {
  return `<text class="small" x="${px(x)}" y="${px(y)}">${escaped(text)}</text>`
}

/** From the mark to the nearest point of a label that is not beside it. */
function lead({ x, y }: Omit<PlaceMark, 'label'>, label: Label): string {
  const toX = Math.min(Math.max(x, label.left), label.right)
  const toY = Math.min(Math.max(y, label.top), label.bottom)
  return `<path class="lead" d="M${px(x)},${px(y)}L${px(toX)},${px(toY)}"/>`
}

function markOf({ kind, x, y }: PlaceMark, townAngle: number): string {
  if (kind === 'distant town')
    return `<path class="distant" transform="translate(${px(x)},${px(y)})rotate(${px(townAngle)})" d="M7,0-5,-6v12z"/>`
  return `<circle class="${kind}" cx="${px(x)}" cy="${px(y)}" r="${radius[kind]}"/>`
}

function nameOf(kind: PlaceMark['kind'], label: Label): string {
  const { left, top, right, bottom, lines } = label
  const size = fontSize[kind]
  const line = size * lineHeight
  const first = (top + bottom) / 2 - ((lines.length - 1) * line) / 2 + size * 0.35
  const isTown = kind === 'town' || kind === 'distant town'
  const texts = lines
    .map(
      (text, index) =>
        `<text${isTown ? ' class="t"' : ''} x="${px((left + right) / 2)}" y="${px(first + index * line)}">${escaped(text)}</text>`,
    )
    .join('')
  if (kind !== 'area') return texts
  return `<rect class="sign" x="${px(left)}" y="${px(top)}" width="${px(right - left)}" height="${px(bottom - top)}" rx="4"/><g>${texts}</g>`
}

/** A tenth of a pixel is exact enough. */
function px(value: number): string {
  return `${Math.round(value * 10) / 10}`
}
