import { z } from 'zod'
import { maxTags } from './revalidation-plan.ts'
import { tags } from './tags.ts'

/** What a publication makes stale, as instances of the site tell one another. */
export type Publication = {
  tags: string[]
  /** Pages to render again at once. */
  paths: string[]
  /** True when addresses change: a redirect, or which pages there are. */
  redirects: boolean
}

/** Everything, for publications that are not known. */
export const everything: Publication = { tags: [tags.all], paths: [], redirects: true }

const message = z.object({
  from: z.string(),
  // Missing in messages of the version before.
  id: z.string().optional(),
  tags: z.array(z.string()),
  paths: z.array(z.string()),
  redirects: z.boolean(),
})

/** The message about a publication to all instances, from the one with this name, which knows it by the id. */
export function encodePublication(publication: Publication, from: string, id: string): string {
  return JSON.stringify({ from, id, ...publication } satisfies z.infer<typeof message>)
}

/** Reads a message; one of another version of this software stands for everything. An empty one is about nothing. */
export function decodePublication(
  text: string,
): (Publication & { from: string; id?: string | undefined }) | undefined {
  if (text === '') return undefined
  try {
    return message.parse(JSON.parse(text))
  } catch {
    return { from: '', ...everything }
  }
}

/** Several publications as one. */
export function mergePublications(one: Publication | undefined, other: Publication): Publication {
  if (!one) return other
  const names = [...new Set([...one.tags, ...other.tags])]
  return {
    tags: names.length > maxTags ? [tags.all] : names,
    // Many pages at once are rendered when they are visited.
    paths: names.length > maxTags ? [] : [...new Set([...one.paths, ...other.paths])],
    redirects: one.redirects || other.redirects,
  }
}
