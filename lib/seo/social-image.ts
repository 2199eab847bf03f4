/** The size that social networks show uncropped. */
export const socialImageSize = { width: 1200, height: 630 } as const

/** The path of a page's image for shared links. */
export function socialImagePath(pagePath: string): string {
  return `/social-image${pagePath === '/' ? '/home' : pagePath}.png`
}

/** The path of the page that an image belongs to; null for any other path. */
export function pageOfSocialImage(segments: readonly string[]): string | null {
  const path = /^(\/.+)\.png$/.exec(`/${segments.join('/')}`)?.[1]
  if (path === undefined) return null
  return path === '/home' ? '/' : path
}

/**
 * The characters of `text` that the image's fonts contain. For any other the renderer would request a font from a third
 * party, which this site never does.
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
