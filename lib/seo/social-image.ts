/** The size that social networks show whole. */
export const socialImage = { width: 1200, height: 630 } as const

/** The address of the picture that stands for a page in shared links. */
export function socialImagePath(pagePath: string): string {
  return `/social-image${pagePath === '/' ? '/home' : pagePath}.png`
}

/** The page that the picture at this address stands for; null when the address is no such picture's. */
export function pageOfSocialImage(segments: readonly string[]): string | null {
  const path = /^(\/.+)\.png$/.exec(`/${segments.join('/')}`)?.[1]
  if (path === undefined) return null
  return path === '/home' ? '/' : path
}

/**
 * The letters of `text` that the picture's font can draw. For any other the renderer would ask a font service
 * elsewhere, which this site never does.
 */
export function drawable(text: string): string {
  return text
    .normalize()
    .replace(
      /[^\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122]/g,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim()
}
