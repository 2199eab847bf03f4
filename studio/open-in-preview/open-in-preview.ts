import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { useToast } from '@sanity/ui/toast'
import { useMemo } from 'react'
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

/** The result is the same object until something in it changes: Sanity renders the field again for each new one. */
function useOpenInPreview({ documentId, documentType, path }: DocumentFieldActionProps) {
  const client = useClient({ apiVersion: sanityApiVersion })
  const { push } = useToast()
  const { navigateIntent } = useRouter()
  const isInPreview = usePresentationParams(false) !== null
  const field = pathToString(path)

  return useMemo(() => {
    const open = async () => {
      const document = await client.fetch<PreviewedDocument | null>(
        previewedDocumentQuery,
        { id: documentId },
        { perspective: 'drafts', tag: 'preview' },
      )
      const preview = document && previewPath(document, /^\w*/.exec(field)?.[0] ?? '')
      if (!preview)
        return push({
          status: 'info',
          title: 'There is no page to preview yet',
          description: 'Fill in its name and address first.',
        })
      navigateIntent('edit', {
        id: documentId,
        type: documentType,
        mode: 'presentation',
        preview,
        ...(field !== '' && { path: field }),
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
          push({ status: 'error', title: 'The preview could not be opened. Please try again.' }),
        )
      },
    }
  }, [client, documentId, documentType, field, isInPreview, navigateIntent, push])
}
