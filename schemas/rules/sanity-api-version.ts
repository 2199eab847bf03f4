/** The version of Sanity's HTTP API that every client of this project uses. */
export const sanityApiVersion = '2026-01-01'
