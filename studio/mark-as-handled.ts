import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { type DocumentActionComponent, useDocumentOperation } from 'sanity'

/** One click for what an editor does with most enquiries. Handled ones can be taken up again. */
export const MarkAsHandled: DocumentActionComponent = ({ id, type, published }) => {
  const { patch } = useDocumentOperation(id, type)
  const isHandled = published?.status === 'handled'
  return {
    label: isHandled ? 'Take up again' : 'Mark as handled',
    icon: CheckmarkCircleIcon,
    onHandle: () => {
      patch.execute([{ set: { status: isHandled ? 'in-progress' : 'handled' } }])
    },
  }
}
