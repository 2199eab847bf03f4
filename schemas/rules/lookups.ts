import { isReference, type ValidationContext } from '@sanity/types'
import { type RedirectRule, normalisePath, redirectSourceProblem } from './redirects.ts'

/**
 * Rules that need to know other documents. They ask through `context.getClient`, so that the same rule
 * works in the Studio (over HTTP) and for a set of documents in memory (see `validate.ts`).
 */
type Context = Pick<ValidationContext, 'getClient' | 'document'>

// `raw` sees drafts too: an address somebody is about to publish is as taken as a published one.
const readAll = { perspective: 'raw', tag: 'validation' } as const

// A document's published, draft and release versions are one document, not rivals.
const others = `!(_id in [$id, "drafts." + $id]) && !(_id in path("versions.*." + $id))`

function ask<Result>(context: Context, query: string, params: Record<string, string>): Promise<Result> {
  const id = (context.document?._id ?? '').replace(/^(?:drafts|versions\.[^.]+)\./, '')
  const client = context.getClient({ apiVersion: '2026-01-01' })
  return client.fetch<Result>(query, { id, ...params }, readAll)
}

/** True when no other town has this address. */
export async function isTownSlugFree(slug: string, context: Context): Promise<boolean> {
  const taken = await ask<number>(
    context,
    `count(*[_type == "town" && slug.current == $slug && ${others}])`,
    { slug },
  )
  return taken === 0
}

/** True when no other area of the same town has this address. */
export async function isAreaSlugFree(slug: string, context: Context): Promise<boolean> {
  const town = context.document?.['town']
  // Without a town there is no address yet; the town field asks for one.
  if (!isReference(town)) return true
  const taken = await ask<number>(
    context,
    `count(*[_type == "area" && slug.current == $slug && town._ref == $town && ${others}])`,
    { slug, town: town._ref },
  )
  return taken === 0
}

/** The other redirects. */
export function otherRedirects(context: Context): Promise<RedirectRule[]> {
  return ask<RedirectRule[]>(
    context,
    `*[_type == "redirect" && defined(from) && defined(to) && ${others}]{from, to}`,
    {},
  )
}

/** True when a town or an area has its page at this address. */
export async function isLivePage(path: string, context: Context): Promise<boolean> {
  const [town = '', area, ...rest] = normalisePath(path).split('/').slice(1)
  if (rest.length > 0) return false
  const found = area
    ? await ask<number>(
        context,
        `count(*[_type == "area" && slug.current == $area && town->slug.current == $town])`,
        { area, town },
      )
    : await ask<number>(context, `count(*[_type == "town" && slug.current == $town])`, { town })
  return found > 0
}

/** True when the new address of a redirect is a page, the start of another redirect, or not of this site. */
export async function leadsSomewhere(to: string, context: Context): Promise<boolean> {
  const path = normalisePath(to)
  // What may not be the start of a redirect is a page of the site itself.
  if (!path.startsWith('/') || redirectSourceProblem(path) !== undefined) return true
  if (await isLivePage(path, context)) return true
  const others = await otherRedirects(context)
  return others.some(({ from }) => normalisePath(from) === path)
}
