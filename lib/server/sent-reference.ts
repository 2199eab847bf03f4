/*
 * The reference of an enquiry that a browser sent itself, without script. The endpoint puts it into the address of the
 * thank-you page, which is the same for everyone and cached; the reference is put in as the page is sent. It says nothing
 * about the visitor, and leads to nothing without access to the enquiries.
 */

/** Marks in the page where the reference is put, with the words before it. */
export function sentReferenceMarker(label: string): string {
  const text = label.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return `<!--reference ${text}-->`
}

/** The address of the thank-you page with this reference. */
export function thankYouAddress(reference: string): string {
  return `/thank-you?reference=${reference}`
}

/** The reference in a request for the thank-you page; undefined for any other address. */
export function requestedReference(target = ''): string | undefined {
  return /^\/thank-you\?reference=([\dA-F]{4}-[\dA-F]{4})$/.exec(target)?.[1]
}

/** The page with the reference. */
export function withReference(page: string, reference: string): string {
  return page.replace(
    /<!--reference (.*?)-->/,
    (_, label: string) => `${label} <strong class="tabular-nums">${reference}</strong>`,
  )
}
