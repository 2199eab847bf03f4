import { isReference, type ValidationContext } from '@sanity/types'
import { sanityApiVersion } from './sanity-api-version.ts'
import { type RedirectRule, normalisePath, redirectSourceProblem } from './redirects.ts'
import { publishedId } from './references.ts'

/*
 * Rules that depend on other documents. They query through `context.getClient`, so that the same rule works in the Studio
 * (over HTTP) and for the seed (on documents in memory).
 */
type Context = Pick<ValidationContext, 'getClient' | 'document'>

// `raw` includes drafts: the address of a draft is as taken as a published one.
const fetchOptions = { perspective: 'raw', tag: 'validation' } as const

// The published version of a document, its draft and its versions in releases count as one document.
const others = `!(_id in [$id, "drafts." + $id]) && !(_id in path("versions.*." + $id))`

/** The result of a query over all versions of documents. `$id` is the published id of the checked document. */
export function fetchQuery<Result>(
  context: Context,
  query: string,
  params: Record<string, string>,
): Promise<Result> {
  const id = publishedId(context.document?._id ?? '')
  const client = context.getClient({ apiVersion: sanityApiVersion })
  return client.fetch<Result>(query, { id, ...params }, fetchOptions)
}

/** True when no other town and no other page of an editor's own has this address. */
export async function isTopLevelSlugFree(slug: string, context: Context): Promise<boolean> {
  const taken = await fetchQuery<number>(
    context,
    `count(*[_type in ["town", "freePage"] && slug.current == $slug && ${others}])`,
    { slug },
  )
  return taken === 0
}

/** True when no other area of the same town has this address. */
export async function isAreaSlugFree(slug: string, context: Context): Promise<boolean> {
  const town = context.document?.['town']
  // Without a town there is no address yet; the town field reports it as missing.
  if (!isReference(town)) return true
  const taken = await fetchQuery<number>(
    context,
    `count(*[_type == "area" && slug.current == $slug && town._ref == $town && ${others}])`,
    { slug, town: town._ref },
  )
  return taken === 0
}

/** The other redirects that are switched on. */
export function otherRedirects(context: Context): Promise<RedirectRule[]> {
  return fetchQuery<RedirectRule[]>(
    context,
    `*[_type == "redirect" && enabled != false && defined(from) && defined(to) && ${others}]{from, to}`,
    {},
  )
}

/** True when a town, an area or an editor has a page at this address. */
export async function isLivePage(path: string, context: Context): Promise<boolean> {
  const [town = '', area, ...rest] = normalisePath(path).split('/').slice(1)
  if (rest.length > 0) return false
  const found = area
    ? await fetchQuery<number>(
        context,
        `count(*[_type == "area" && slug.current == $area && town->slug.current == $town])`,
        { area, town },
      )
    : await fetchQuery<number>(context, `count(*[_type in ["town", "freePage"] && slug.current == $town])`, {
        town,
      })
  return found > 0
}

/** True when the new address of a redirect is a page, the start of another redirect, or not of this site. */
export async function leadsSomewhere(to: string, context: Context): Promise<boolean> {
  const path = normalisePath(to)
  // A path that may not be the start of a redirect is a page of the site itself.
  if (!path.startsWith('/') || redirectSourceProblem(path) !== undefined) return true
  if (await isLivePage(path, context)) return true
  const others = await otherRedirects(context)
  return others.some(({ from }) => normalisePath(from) === path)
}
