import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { UlistIcon } from '@sanity/icons/Ulist'
import type { DocumentBadgeComponent } from 'sanity'
import type { DefaultDocumentNodeResolver } from 'sanity/structure'
import { isClosed, statusOf, statusTitle } from '../../schemas/rules/enquiry-status.ts'
import { EnquiryView } from './enquiry-view.tsx'

/** An enquiry opens in the view that is made for it; the form with every field is beside it. */
export const defaultDocumentNode: DefaultDocumentNodeResolver = (S, { schemaType }) =>
  schemaType === 'enquiry'
    ? S.document().views([
        S.view.component(EnquiryView).id('enquiry').title('Enquiry').icon(EnvelopeIcon),
        S.view.form().id('fields').title('All fields').icon(UlistIcon),
      ])
    : S.document()

/** The status of an open enquiry; Sanity's own badge would say that the document is live. */
export const EnquiryBadge: DocumentBadgeComponent = ({ published }) => {
  const status = statusOf(published?.['status'])
  const color = status === 'new' ? 'primary' : isClosed(status) ? 'success' : 'warning'
  return { label: statusTitle(status), color }
}
