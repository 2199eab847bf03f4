const allowedProtocols: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** True for a path on this site, `/get-a-quote` or `/reading?x=1#y`; false for `//elsewhere.example`. */
export function isInternalPath(value: string): boolean {
  // Browsers read a backslash as a slash, so `/\elsewhere.example` would leave the site as `//` does.
  return /^\/(?![/\\])[^\s\\]*$/.test(value)
}

/** What is wrong with the target of a link, as a message to the editor; `undefined` when it is valid. */
export function linkProblem(href: string | undefined): string | undefined {
  if (!href) return 'Say where the link leads.'
  if (isInternalPath(href) || /^#[\w-]+$/.test(href)) return undefined
  if (href.startsWith('/')) return 'A page of this site starts with one slash and has no spaces: /get-a-quote'
  if (!URL.canParse(href))
    return 'Start with a slash for a page of this site (/contact), or with https://, mailto: or tel:'
  if (!allowedProtocols.has(new URL(href).protocol))
    return 'Only web addresses (https://), e-mail (mailto:) and telephone (tel:) links are allowed.'
  return undefined
}
