import type { DocumentActionsResolver, NewDocumentOptionsResolver, Template } from 'sanity'
import { singletonNames } from '../schemas/index.ts'
import { DeleteForGood } from './delete-for-good.ts'
import { NextStatus } from './inbox/next-status.ts'
import { publishWhenChecked } from './publish-when-checked.ts'
import { publishWithRedirects } from './publish-with-redirects.tsx'
import { takeDownWithRedirects } from './take-down-with-redirects.tsx'

// Any other action (delete, duplicate, unpublish) would leave the site with a missing or a second page.
const singletonActions: ReadonlySet<string> = new Set(['publish', 'discardChanges', 'restore'])

// Enquiries have no drafts, so there is nothing to publish. An older state is not restored, because the site would send its
// mails again. Sanity's own deletion would keep the history.
const enquiryActions = [NextStatus, DeleteForGood]

// The footer links to both legal pages: each exists once.
const fixedTypes: ReadonlySet<string> = new Set([...singletonNames, 'legalPage'])

const notCreatable: ReadonlySet<string> = new Set([...fixedTypes, 'enquiry'])

const typesWithAddress: ReadonlySet<string> = new Set(['town', 'area', 'freePage'])

/** The actions an editor has on a document: fewer on singletons and enquiries. */
export const documentActions: DocumentActionsResolver = (actions, { schemaType }) => {
  if (schemaType === 'enquiry') return enquiryActions
  const hasAddress = typesWithAddress.has(schemaType)
  const offered = fixedTypes.has(schemaType)
    ? actions.filter(({ action }) => action !== undefined && singletonActions.has(action))
    : actions
  return offered.map((action) => {
    if (action.action === 'publish') {
      const checked = publishWhenChecked(action)
      return hasAddress ? publishWithRedirects(checked) : checked
    }
    return hasAddress && (action.action === 'unpublish' || action.action === 'delete')
      ? takeDownWithRedirects(action)
      : action
  })
}

/** The options of the “Create” menus. */
export const newDocumentOptions: NewDocumentOptionsResolver = (options) =>
  options.filter(({ templateId }) => !notCreatable.has(templateId))

/** Templates of new documents, among them an area that belongs to a town. */
export const templates = (defaults: Template[]): Template[] => [
  ...defaults.filter(({ schemaType }) => !notCreatable.has(schemaType)),
  {
    id: 'area-of-town',
    title: 'Area of this town',
    schemaType: 'area',
    parameters: [{ name: 'townId', type: 'string' }],
    value: ({ townId }: { townId: string }) => ({ town: { _type: 'reference', _ref: townId } }),
  },
]
