import { type AreaMapPlaces, milesBetween, milesFrom, type NamedPosition } from './area-map-places.ts'
import { drawnName, linesOf, widthOf } from './drawn-text.ts'
import { type Box, type Candidates, movedInto, placeLabels, sharedArea } from './label-positions.ts'

/** The size of the drawing in pixels: the width of a page's side column, and of a narrow phone. */
export const areaMapSize = { width: 352, height: 264 } as const

type Point = { x: number; y: number }
type PlaceKind = 'area' | 'neighbour' | 'town' | 'distant town'
/** A label's rectangle with its lines; `isFar` when a line has to lead to its place. */
export type Label = Box & { lines: string[]; isFar: boolean }
export type PlaceMark = Point & { kind: PlaceKind; label: Label }
export type Ring = { radius: number; label: (Point & { text: string }) | null }
export type AreaMapLayout = {
  marks: PlaceMark[]
  rings: Ring[]
  /** For a town beyond the edge: the direction to it in degrees, clockwise from the east. */
  townAngle: number
}

export const fontSize = { area: 14, neighbour: 13, town: 13, 'distant town': 13, ring: 11 } as const
export const lineHeight = 1.2
/** Around the area's name, which is on a sign. */
const signPadding = { x: 7, y: 4 }
export const radius = { area: 6.5, neighbour: 4.5, town: 5.5, 'distant town': 7 } as const

/** Where marks and labels are; the note about the source is below it. */
const frame: Box = { left: 6, top: 6, right: areaMapSize.width - 6, bottom: areaMapSize.height - 22 }
/** Space for the labels of the outermost places. */
const margin = { x: 44, y: 34 }
/** The least that the drawing shows from side to side, in miles. */
const minSpan = 1.2
/** A town further away than this times the furthest neighbour is an arrow at the edge. */
const townReach = 1.6
/** Distances of labels from their marks. */
const gaps = [5, 17, 30] as const
/** The distances between two rings, in miles, and how far apart they are at least in pixels. */
const ringSteps = [0.5, 1, 2, 5, 10]
const minRingGap = 46

/** Where everything is on the map of an area. */
export function layOutAreaMap(places: AreaMapPlaces): AreaMapLayout {
  const { area, neighbours, town } = places
  const reach = Math.max(0, ...neighbours.map(({ position }) => milesBetween(area.position, position)))
  const isNear =
    town !== null && (reach === 0 || milesBetween(area.position, town.position) <= reach * townReach)
  const shown = [area, ...neighbours, ...(town && isNear ? [town] : [])]
  const { at, scale } = fit(area, shown)
  const origin = at(area)

  const marks: (Point & { kind: PlaceKind; name: string })[] = [
    { ...origin, kind: 'area', name: area.name },
    ...neighbours.map((place) => ({ ...at(place), kind: 'neighbour' as const, name: place.name })),
    ...(town && isNear ? [{ ...at(town), kind: 'town' as const, name: town.name }] : []),
    ...(town && !isNear
      ? [{ ...edge(origin, at(town)), kind: 'distant town' as const, name: town.name }]
      : []),
  ]
  const dots = marks.map(({ kind, ...point }) => around(point, radius[kind] + 1))
  const labels = placeLabels(marks.map(candidatesFor), dots)
  const beyond = town ? at(town) : origin
  return {
    marks: marks.flatMap(({ x, y, kind }, index) => {
      const label = labels[index]
      return label ? [{ x, y, kind, label }] : []
    }),
    rings: ringsAround(origin, scale, [...dots, ...labels]),
    townAngle: (Math.atan2(beyond.y - origin.y, beyond.x - origin.x) * 180) / Math.PI,
  }
}

/** The scale, in pixels for a mile, at which these places fill the frame. */
function fit(area: NamedPosition, shown: NamedPosition[]) {
  const points = shown.map(({ position }) => milesFrom(area.position, position))
  const across = rangeOf(points.map(({ x }) => x))
  const down = rangeOf(points.map(({ y }) => y))
  const scale = Math.min(
    (frame.right - frame.left - 2 * margin.x) / Math.max(across.span, minSpan),
    (frame.bottom - frame.top - 2 * margin.y) / Math.max(down.span, minSpan / 2),
  )
  const at = ({ position }: NamedPosition): Point => {
    const { x, y } = milesFrom(area.position, position)
    return {
      x: (frame.left + frame.right) / 2 + (x - across.middle) * scale,
      y: (frame.top + frame.bottom) / 2 + (y - down.middle) * scale,
    }
  }
  return { at, scale }
}

function rangeOf(values: number[]) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return { span: high - low, middle: (low + high) / 2 }
}

/** Where the way from one point to another one leaves the frame, with space for an arrow. */
function edge(from: Point, to: Point): Point {
  const inset = 12
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const shares = [
    dx > 0 ? (frame.right - inset - from.x) / dx : dx < 0 ? (frame.left + inset - from.x) / dx : Infinity,
    dy > 0 ? (frame.bottom - inset - from.y) / dy : dy < 0 ? (frame.top + inset - from.y) / dy : Infinity,
  ]
  const share = Math.min(1, ...shares)
  return { x: from.x + dx * share, y: from.y + dy * share }
}

function around({ x, y }: Point, distance: number): Box {
  return { left: x - distance, top: y - distance, right: x + distance, bottom: y + distance }
}

/** Beside, below and above the mark, then at its corners, on one line or two; last further away, with a line to it. */
function candidatesFor({
  kind,
  name,
  ...point
}: Point & { kind: PlaceKind; name: string }): Candidates<Label> {
  const variants = linesOf(drawnName(name))
  const candidates = gaps.flatMap((gap, step) =>
    variants.flatMap((lines) => boxesAround(point, lines, kind, radius[kind] + gap, step > 0)),
  )
  const [first = { ...around(point, 0), lines: [], isFar: false }, ...rest] = candidates
  return [first, ...rest]
}

function boxesAround(point: Point, lines: string[], kind: PlaceKind, gap: number, isFar: boolean): Label[] {
  const size = fontSize[kind]
  const padding = kind === 'area' ? signPadding : { x: 1, y: 0 }
  const bold = kind === 'area' || kind === 'town' || kind === 'distant town' ? 1.14 : 1
  const width = Math.max(...lines.map((line) => widthOf(line, size))) * bold + 2 * padding.x
  const height = lines.length * size * lineHeight + 2 * padding.y
  const corner = gap * 0.7
  const offsets: Point[] = [
    { x: gap, y: -height / 2 },
    { x: -gap - width, y: -height / 2 },
    { x: -width / 2, y: gap },
    { x: -width / 2, y: -gap - height },
    { x: corner, y: corner },
    { x: corner, y: -corner - height },
    { x: -corner - width, y: corner },
    { x: -corner - width, y: -corner - height },
  ]
  return offsets.map(({ x, y }) => {
    const [left, top] = [point.x + x, point.y + y]
    return movedInto(frame, { left, top, right: left + width, bottom: top + height, lines, isFar })
  })
}

/** Circles of round distances from the area, each with its distance where there is space for it. */
function ringsAround(origin: Point, scale: number, taken: Box[]): Ring[] {
  const step = ringSteps.find((miles) => miles * scale >= minRingGap) ?? 10
  const furthest = Math.max(
    ...[frame.left, frame.right].flatMap((x) =>
      [frame.top, frame.bottom].map((y) => Math.hypot(x - origin.x, y - origin.y)),
    ),
  )
  const count = Math.min(8, Math.floor(furthest / (step * scale)))
  return Array.from({ length: count }, (_, index) => {
    const miles = step * (index + 1)
    const ringRadius = miles * scale
    return { radius: ringRadius, label: ringLabel(origin, ringRadius, distanceText(miles), taken) }
  })
}

function ringLabel(origin: Point, ringRadius: number, text: string, taken: Box[]): Ring['label'] {
  const half = { x: widthOf(text, fontSize.ring) / 2 + 3, y: fontSize.ring * 0.7 }
  const angles = Array.from({ length: 24 }, (_, index) => -Math.PI / 2 + index * (Math.PI / 12))
  for (const angle of angles) {
    const { x, y } = {
      x: origin.x + ringRadius * Math.cos(angle),
      y: origin.y + ringRadius * Math.sin(angle),
    }
    const box: Box = { left: x - half.x, top: y - half.y, right: x + half.x, bottom: y + half.y }
    const isInside = sharedArea(box, frame) >= 4 * half.x * half.y - 0.001
    if (isInside && taken.every((other) => sharedArea(box, other) === 0)) return { x, y, text }
  }
  return null
}

function distanceText(miles: number): string {
  if (miles === 0.5) return '½ mile'
  return miles === 1 ? '1 mile' : `${String(miles).replace('.5', '½')} miles`
}
