import { z } from 'zod'

/**
 * The webhook's projection of a changed document: enough to know which pages show it, before and after. The embedded
 * Content Lake is started with it; a webhook of hosted Sanity is configured with it.
 */
export const changeProjection = `{
  _id, _type,
  "before": before(){ name, kind, linkedFrom, location, "slug": slug.current, "town": town->slug.current },
  "after": after(){ name, kind, linkedFrom, location, "slug": slug.current, "town": town->slug.current }
}`

const state = z
  .object({
    name: z.unknown().optional(),
    kind: z.unknown().optional(),
    linkedFrom: z.unknown().optional(),
    location: z.unknown().optional(),
    slug: z.string().nullish(),
    town: z.string().nullish(),
  })
  .nullish()

const change = z.object({ _id: z.string(), _type: z.string(), before: state, after: state })

/** A document that was published, changed or unpublished. */
export type Change = z.infer<typeof change>

/** The body of a call: one change, or those of one transaction. */
const calls = z.union([change.transform((one) => [one]), z.array(change).max(100_000)])

/** Reads the body of a call; undefined when it is not one. */
export function parseChanges(body: string): Change[] | undefined {
  try {
    return calls.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}
