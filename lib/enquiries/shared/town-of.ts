import { z } from 'zod'

const towns = z.array(z.object({ id: z.string(), name: z.string().catch(''), slug: z.string().catch('') }))

/** A town, with the part of its pages' addresses that names it. */
export type Town = z.infer<typeof towns>[number]

/** The published towns by name, for `readTowns`. */
export const townsQuery =
  '*[_type == "town" && !(_id in path("drafts.**"))] | order(name asc){"id": _id, name, "slug": slug.current}'

/** Reads the result of `townsQuery`. @throws when it is none */
export function readTowns(result: unknown): Town[] {
  return towns.parse(result)
}

/** The town of an enquiry: the one that was chosen, else the one whose page, or area's page, the visitor came from. */
export function townOf(
  { town, sourcePage }: { town: string; sourcePage: string },
  all: readonly Town[],
): Town | undefined {
  if (town !== '') return all.find(({ id }) => id === town)
  const [, slug = ''] = sourcePage.split('/')
  return slug === '' ? undefined : all.find((candidate) => candidate.slug === slug)
}
