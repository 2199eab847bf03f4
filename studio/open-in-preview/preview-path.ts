import { type PageDocument, pagePath } from '../../schemas/rules/page-paths.ts'

/** A document, and what its preview depends on. */
export type PreviewedDocument = PageDocument & {
  /** The last part of the address of a main town. */
  mainTown?: string | null
}

/** Query for a document of the type above. */
export const previewedDocumentQuery = `*[_id == $id][0]{
  _id, _type, "slug": slug.current, "town": town->slug.current, "mainTown": featuredTowns[0]->slug.current
}`

const listPages: Readonly<Record<string, string>> = {
  faq: '/faq',
  testimonial: '/',
  person: '/about',
  purchase: '/',
}

/** The pages that show parts of the settings; anything else is on every page. */
const settingsPages: Readonly<Record<string, string>> = { faqPage: '/faq', thankYouPage: '/thank-you' }

/**
 * The address of a page that shows a field of a document; undefined when none does.
 *
 * @param field - the outermost field
 */
export function previewPath(document: PreviewedDocument, field: string): string | undefined {
  const { _type, mainTown } = document
  if (_type !== 'siteSettings') return listPages[_type] ?? pagePath(document)
  if (field === 'placePages' && mainTown) return `/${mainTown}`
  return settingsPages[field] ?? (field === 'process' ? '/about' : '/')
}

/** Types of documents that some page shows. */
export const isPreviewed = (type: string): boolean => type !== 'enquiry' && type !== 'redirect'
