/** A path of this site as it is stored with an enquiry: no query, which could hold what a visitor typed. */
const pathPattern = /^\/(?:[a-z0-9-][a-z0-9/-]{0,150})?$/

/** The name of the value that a browser sends with a form. */
export const sourceField = '_source'

/** The page that a form was reached from, as far as what the browser sent is a path; undefined otherwise. */
export function readSourcePage(sent: string | undefined): string | undefined {
  return sent !== undefined && pathPattern.test(sent) ? sent : undefined
}
