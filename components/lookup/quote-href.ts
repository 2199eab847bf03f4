/** The address of the quote page, with values that prefill its form. */
export function quoteHref(known: { reg: string; make?: string; model?: string }): string {
  return `/get-a-quote?${new URLSearchParams(known).toString()}`
}
