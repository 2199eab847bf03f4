import { readContent } from './client.ts'
import { redirectsQuery } from './queries.ts'
import { tags } from './tags.ts'

/** A redirect of an editor. */
export type Redirect = {
  from: string
  to: string
  permanent: boolean
}

/** All redirects of editors. */
export async function getRedirects(): Promise<Redirect[]> {
  const stored = await readContent(redirectsQuery, { tags: [tags.redirects] })
  return stored.flatMap(({ from, to, permanent }) =>
    from && to ? [{ from, to, permanent: permanent ?? true }] : [],
  )
}
