import concaveman from 'concaveman'

/** A point on the canvas, in d3's form. */
export type Point = [x: number, y: number]

/** The distance of the outline from the outermost places, in units of the canvas: about two kilometres. */
const margin = 20

/** Corners of the ring around each place. */
const corners = 12

/**
 * The outline around all places: the concave hull of small rings around them. A hull of the points themselves would run
 * through the outermost villages.
 */
export function outlineOf(places: Point[]): Point[] {
  const rings = places.flatMap(([x, y]) =>
    Array.from({ length: corners }, (_, corner): Point => {
      const angle = (corner / corners) * 2 * Math.PI
      return [x + margin * Math.cos(angle), y + margin * Math.sin(angle)]
    }),
  )
  const hull = concaveman(rings, 1.6, 55).map(([x = 0, y = 0]): Point => [x, y])
  return thin(hull.slice(0, -1), 24)
}

/** Removes corners close to the one before: a smooth curve needs distance between its points. */
function thin(points: Point[], distance: number): Point[] {
  return points.reduce<Point[]>((kept, point) => {
    const last = kept.at(-1)
    const near = last && Math.hypot(point[0] - last[0], point[1] - last[1]) < distance
    if (!near) kept.push(point)
    return kept
  }, [])
}
