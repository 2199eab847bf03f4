/** The address of a town's page. */
export function townPath(town: string): string {
  return `/${town}`
}

/** The address of an editor's own page. */
export function freePagePath(page: string): string {
  return `/${page}`
}

/** The address of an area's page. */
export function areaPath(town: string, area: string): string {
  return `/${town}/${area}`
}
