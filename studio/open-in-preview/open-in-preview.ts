import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { useToast } from '@sanity/ui/toast'
import { defineDocumentFieldAction, type DocumentFieldActionProps, pathToString, useClient } from 'sanity'
import { usePresentationParams } from 'sanity/presentation'
import { useRouter } from 'sanity/router'
import { sanityApiVersion } from '../../schemas/rules/sanity-api-version.ts'
import { isPreviewed, type PreviewedDocument, previewedDocumentQuery, previewPath } from './preview-path.ts'

/** Opens the preview at a page that shows the field, with the field in the form beside it. */
export const openInPreview = defineDocumentFieldAction({
  name: 'openInPreview',
  useAction: useOpenInPreview,
})

function useOpenInPreview({ documentId, documentType, path }: DocumentFieldActionProps) {
  const client = useClient({ apiVersion: sanityApiVersion })
  const toast = useToast()
  const { navigateIntent } = useRouter()
  const isInPreview = usePresentationParams(false) !== null

  const open = async () => {
    const document = await client.fetch<PreviewedDocument | null>(
      previewedDocumentQuery,
      { id: documentId },
      { perspective: 'drafts', tag: 'preview' },
    )
    const [field] = path
    const preview = document && previewPath(document, typeof field === 'string' ? field : '')
    if (!preview)
      return toast.push({
        status: 'info',
        title: 'There is no page to preview yet',
        description: 'Fill in its name and address first.',
      })
    navigateIntent('edit', {
      id: documentId,
      type: documentType,
      mode: 'presentation',
      preview,
      ...(path.length > 0 && { path: pathToString(path) }),
    })
  }

  return {
    type: 'action' as const,
    title: 'Open in preview',
    icon: EyeOpenIcon,
    renderAsButton: true,
    hidden: isInPreview || !isPreviewed(documentType),
    onAction: () => {
      open().catch(() =>
        toast.push({ status: 'error', title: 'The preview could not be opened. Please try again.' }),
      )
    },
  }
}
