import { TrashIcon } from '@sanity/icons/Trash'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { type DocumentActionComponent, useClient, useDocumentPairPermissions } from 'sanity'
import { usePaneRouter } from 'sanity/structure'
import { sanityApiVersion } from '../schemas/rules/sanity-api-version.ts'

/**
 * Deletes an enquiry with its history. Sanity's own action keeps the history, from which every user of the Studio could
 * restore a visitor's data.
 */
export const DeleteForGood: DocumentActionComponent = ({ id, type, published }) => {
  const client = useClient({ apiVersion: sanityApiVersion })
  const toast = useToast()
  const { closeCurrentAndAfter } = usePaneRouter()
  const [permission] = useDocumentPairPermissions({ id, type, permission: 'delete' })
  const [isConfirming, setIsConfirming] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)

  const remove = async () => {
    setIsConfirming(false)
    setIsDeleting(true)
    try {
      const ids = [id, `drafts.${id}`]
      await client.mutate(
        ids.map((id) => ({ delete: { id, purge: true } })),
        { returnDocuments: false },
      )
      // The form of a deleted document offers to restore it.
      closeCurrentAndAfter()
      toast.push({ status: 'success', title: 'The enquiry has been deleted.' })
    } catch {
      toast.push({ status: 'error', title: 'The enquiry could not be deleted. Please try again.' })
    } finally {
      setIsDeleting(false)
    }
  }

  return {
    label: isDeleting ? 'Deleting…' : 'Delete',
    icon: TrashIcon,
    tone: 'critical',
    disabled: isDeleting || !published || !permission?.granted,
    onHandle: () => setIsConfirming(true),
    dialog: isConfirming && {
      type: 'confirm',
      tone: 'critical',
      message: 'This deletes the enquiry for good, with its history. It cannot be brought back.',
      confirmButtonText: 'Delete for good',
      onConfirm: () => void remove(),
      onCancel: () => setIsConfirming(false),
    },
  }
}
