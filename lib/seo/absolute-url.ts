/** The full address of a path of this site; the home page keeps its slash. */
export function absoluteUrl(path: string, siteUrl: string): string {
  return new URL(path, `${siteUrl}/`).href
}
