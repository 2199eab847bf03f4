import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { UndoIcon } from '@sanity/icons/Undo'
import type { DocumentActionComponent } from 'sanity'
import { nextStatus, statusOf, statusPatch, statusTitle } from '../../schemas/rules/enquiry-status.ts'
import { useEnquiryPatch } from './use-enquiry-patch.ts'

/** Takes an enquiry one step further, or takes up one that was closed. */
export const NextStatus: DocumentActionComponent = ({ id, published }) => {
  const { mayChange, change } = useEnquiryPatch(id)
  const next = nextStatus(statusOf(published?.status))
  return {
    label: next ? `Mark as ${statusTitle(next).toLowerCase()}` : 'Take up again',
    icon: next ? ArrowRightIcon : UndoIcon,
    disabled: !mayChange || !published,
    onHandle: () => change(statusPatch(next ?? 'contacted', new Date())),
  }
}
