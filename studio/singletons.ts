import type { DocumentActionsResolver, NewDocumentOptionsResolver, Template } from 'sanity'
import { singletonNames } from '../schemas/index.ts'
import { DeleteForGood } from './delete-for-good.ts'
import { MarkAsHandled } from './mark-as-handled.ts'
import { offeringRedirects } from './publish-with-redirects.tsx'
import { offeringRedirectsWhenGone } from './take-down-with-redirects.tsx'

// A page that exists once can be published, and unfinished or older work on it can be thrown away or brought back.
// Everything else (delete, duplicate, unpublish) would leave the site with a missing or a second page.
const singletonActions: ReadonlySet<string> = new Set(['publish', 'discardChanges', 'restore'])

// Visitors make enquiries, editors handle them. Changes count at once, so there is nothing to publish; an older state
// is not brought back, because with it the site would believe that its mails are still to be sent. Deleting is ours:
// Sanity's would keep the history.
const enquiryActions = [MarkAsHandled, DeleteForGood]

// Every page's footer links to both legal pages: they exist once each.
const fixedTypes: ReadonlySet<string> = new Set([...singletonNames, 'legalPage'])

const notCreatedByHand: ReadonlySet<string> = new Set([...fixedTypes, 'enquiry'])

const typesWithAddress: ReadonlySet<string> = new Set(['town', 'area'])

/** What an editor can do with a document: less with singletons and enquiries than with the rest. */
export const documentActions: DocumentActionsResolver = (actions, { schemaType }) => {
  if (schemaType === 'enquiry') return enquiryActions
  if (fixedTypes.has(schemaType))
    return actions.filter(({ action }) => action !== undefined && singletonActions.has(action))
  if (typesWithAddress.has(schemaType))
    return actions.map((action) => {
      if (action.action === 'publish') return offeringRedirects(action)
      return action.action === 'unpublish' || action.action === 'delete'
        ? offeringRedirectsWhenGone(action)
        : action
    })
  return actions
}

/** What the “Create” menus offer. */
export const newDocumentOptions: NewDocumentOptionsResolver = (options) =>
  options.filter(({ templateId }) => !notCreatedByHand.has(templateId))

/** Templates of new documents, among them an area that already knows its town. */
export const templates = (defaults: Template[]): Template[] => [
  ...defaults.filter(({ schemaType }) => !notCreatedByHand.has(schemaType)),
  {
    id: 'area-of-town',
    title: 'Area of this town',
    schemaType: 'area',
    parameters: [{ name: 'townId', type: 'string' }],
    value: ({ townId }: { townId: string }) => ({ town: { _type: 'reference', _ref: townId } }),
  },
]
