import type { OwnPage } from './site-addresses.ts'

/** The addresses of the pages that have one document; its id is the name of its type. */
export const singletonPaths: ReadonlyMap<string, OwnPage> = new Map<string, OwnPage>([
  ['homePage', '/'],
  ['aboutPage', '/about'],
  ['contactPage', '/contact'],
  ['quotePage', '/get-a-quote'],
  ['guide', '/sell-car-guide'],
])

/** Types of documents that a link can lead to. */
export const linkableTypes = [...singletonPaths.keys(), 'town', 'area', 'freePage', 'faq', 'legalPage']

/** Types of documents whose pages are at `/{slug}`. */
const topLevelTypes: ReadonlySet<string> = new Set(['town', 'freePage', 'legalPage'])

/** A document with a page: the last part of its address, and for an area that of its town. */
export type PageDocument = {
  _id: string
  _type: string
  slug?: string | null
  town?: string | null
}

/** The address of a document's page; undefined when it has none. */
export function pagePath({ _id, _type, slug, town }: PageDocument): string | undefined {
  if (_type === 'faq') return `/faq#${_id}`
  if (_type === 'area') return town && slug ? `/${town}/${slug}` : undefined
  if (topLevelTypes.has(_type)) return slug ? `/${slug}` : undefined
  return singletonPaths.get(_type)
}
