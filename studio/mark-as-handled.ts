import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { type DocumentActionComponent, useDocumentOperation, useDocumentPairPermissions } from 'sanity'

/** Sets the status of an enquiry to handled, or a handled one back to in progress. */
export const MarkAsHandled: DocumentActionComponent = ({ id, type, published }) => {
  const { patch } = useDocumentOperation(id, type)
  const [permission] = useDocumentPairPermissions({ id, type, permission: 'update' })
  const isHandled = published?.status === 'handled'
  return {
    label: isHandled ? 'Take up again' : 'Mark as handled',
    icon: CheckmarkCircleIcon,
    disabled: !permission?.granted,
    onHandle: () => {
      patch.execute([{ set: { status: isHandled ? 'in-progress' : 'handled' } }])
    },
  }
}
