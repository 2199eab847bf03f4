/** What the Studio needs to open a field of the site settings; the overlay of its preview reads it from `data-sanity`. */
const settingsField = (field: string) =>
  `id=siteSettings;type=siteSettings;path=${field};base=${encodeURIComponent('/studio')}`

/** Characters in which a preview's texts hold the field they come from. */
const hiddenField = /[\u200B-\u200D\uFEFF]{4}/

/**
 * Makes links to the phone and to the e-mail address click-to-edit, now and after each change of the page. Their texts
 * hold no field, because they are used in addresses. Returns a function that ends it.
 */
export function markContactLinks(page: Document): () => void {
  const mark = () => {
    for (const [protocol, field] of [
      ['tel:', 'phone'],
      ['mailto:', 'email'],
    ] as const)
      for (const link of page.querySelectorAll<HTMLAnchorElement>(
        `a[href^="${protocol}"]:not([data-sanity])`,
      ))
        // A link within an editor's text opens that text.
        if (!hiddenField.test(link.textContent)) link.dataset['sanity'] = settingsField(field)
  }
  mark()
  const observer = new MutationObserver(mark)
  observer.observe(page.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/**
 * Keeps the Studio's preview on this site, whose policy allows no other content in a frame: links to phones and e-mail
 * addresses open nothing, and links to other sites open a tab. Returns a function that ends it.
 */
export function keepInFrame(page: Document): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href]')
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return
    if (link.origin === location.origin) return
    event.preventDefault()
    if (/^https?:$/.test(link.protocol)) window.open(link.href, '_blank', 'noopener')
  }
  page.addEventListener('click', onClick)
  return () => page.removeEventListener('click', onClick)
}
