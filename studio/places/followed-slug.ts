import { toSlug } from '../../schemas/rules/slugs.ts'

/**
 * The address of a new page after its name has changed. One that an editor wrote stays; undefined when there is none.
 *
 * @param change.before - the name before
 */
export function followedSlug(change: {
  before: string
  name: string
  slug: string | undefined
}): string | undefined {
  const { before, name, slug = '' } = change
  return (slug === toSlug(before) ? toSlug(name) : slug) || undefined
}
