import { readContent } from './client.ts'
import { redirectsQuery } from './queries.ts'
import { tags } from './tags.ts'

/** Where visitors of an old address are sent. */
export type Redirect = {
  from: string
  to: string
  permanent: boolean
}

/** The redirects that editors have made. */
export async function getRedirects(): Promise<Redirect[]> {
  const stored = await readContent(redirectsQuery, { tags: [tags.redirects] })
  return stored.map(({ from, to, permanent }) => ({ from, to, permanent: permanent ?? true }))
}
