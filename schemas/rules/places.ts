/** A box round Berkshire, with a margin. */
export const mapBounds = { south: 51.2, north: 51.7, west: -1.7, east: -0.4 } as const

/** What is wrong with a position on the map; `undefined` when it is valid. */
export function locationProblem(
  location: { lat?: number | undefined; lng?: number | undefined } | undefined,
): string | undefined {
  if (!location) return undefined
  const { lat, lng } = location
  if (lat === undefined || lng === undefined) return 'Give both latitude and longitude.'
  const { north, south, west, east } = mapBounds
  if (lat < south || lat > north || lng < west || lng > east)
    return 'This position is outside Berkshire. Latitude is about 51.4, longitude between -1.6 and -0.5 (mind the minus sign).'
  return undefined
}

/** True for the first half of a postcode: RG1, SL6, OX12. */
export function isPostcodeDistrict(value: string): boolean {
  return /^[A-Z]{1,2}\d[A-Z\d]?$/.test(value)
}
