/** Size of the drawn map in its own units. The county fills its middle; the rest is the country around it. */
export const canvas = { width: 1280, height: 1128 }

/** A point on the canvas in its units, or one in the box that shows the map in rem from its middle. */
export type MapPoint = { x: number; y: number }
