/** The quote page with what is known of the vehicle, for its form to start from. */
export function quoteHref(known: { reg: string; make?: string; model?: string }): string {
  return `/get-a-quote?${new URLSearchParams(known).toString()}`
}
