/** The path of an area's map. */
export function areaMapPath(pagePath: string): string {
  return `/area-map${pagePath}.svg`
}

/** The town and the area, by their slugs, that the map at this path belongs to; null for any other path. */
export function areaOfMap(segments: readonly string[]): { town: string; area: string } | null {
  const [, town, area] = /^([^/]+)\/([^/]+)\.svg$/.exec(segments.join('/')) ?? []
  return town !== undefined && area !== undefined ? { town, area } : null
}
