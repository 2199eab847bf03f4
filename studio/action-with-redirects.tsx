import type { SanityClient } from '@sanity/client'
import { Button, type ButtonTone, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { type ComponentType, type ReactNode, useState } from 'react'
import { type DocumentActionComponent, type DocumentActionProps, useClient } from 'sanity'
import { sanityApiVersion } from '../schemas/rules/sanity-api-version.ts'
import type { Move } from './moved-pages.ts'
import { saveRedirects } from './save-redirects.ts'
import { wrapOnce } from './wrap-once.ts'

/** What a dialog gets: the affected pages, and what to do next. */
export type RedirectDialogProps<Page> = {
  pages: Page[]
  onCancel: () => void
  /** Saves the redirects, none if the list is empty, and goes on with the action. */
  onConfirm: (redirects: Move[]) => void
}

/**
 * Wraps one of Sanity's document actions, so that a dialog offers redirects first when the action affects pages.
 *
 * @param readPages - reads the affected pages; its client sees published documents
 */
export function actionWithRedirects<Page>(options: {
  displayName: string
  header: string
  readPages: (client: SanityClient, props: DocumentActionProps) => Promise<Page[]>
  Dialog: ComponentType<RedirectDialogProps<Page>>
  errors: { read: string; save: string }
}): (action: DocumentActionComponent) => DocumentActionComponent {
  const { displayName, header, readPages, Dialog, errors } = options

  function wrap(action: DocumentActionComponent): DocumentActionComponent {
    const ActionWithRedirects: DocumentActionComponent = (props) => {
      const original = action(props)
      const client = useClient({ apiVersion: sanityApiVersion })
      const toast = useToast()
      const [pages, setPages] = useState<Page[]>([])
      if (!original || original.disabled === true) return original

      const showError = (title: string) =>
        toast.push({ status: 'error', title, description: 'Please try again.' })
      const begin = async () => {
        const affected = await readPages(client.withConfig({ perspective: 'published' }), props)
        if (affected.length > 0) setPages(affected)
        else original.onHandle?.()
      }
      const finish = async (redirects: Move[]) => {
        if (redirects.length > 0) await saveRedirects(client, redirects)
        setPages([])
        original.onHandle?.()
      }

      return {
        ...original,
        onHandle: () => {
          begin().catch(() => showError(errors.read))
        },
        dialog:
          pages.length > 0
            ? {
                type: 'dialog',
                header,
                onClose: () => setPages([]),
                content: (
                  <Dialog
                    pages={pages}
                    onCancel={() => setPages([])}
                    onConfirm={(redirects) => {
                      finish(redirects).catch(() => showError(errors.save))
                    }}
                  />
                ),
              }
            : original.dialog,
      }
    }
    ActionWithRedirects.action = action.action
    ActionWithRedirects.displayName = displayName
    return ActionWithRedirects
  }

  return wrapOnce(wrap)
}

/** The form of a dialog: a text, the choice whether to redirect, and the buttons. */
export function RedirectForm(props: {
  text: ReactNode
  label: string
  /** Shown while redirects are chosen. */
  children?: ReactNode
  /** False while redirects cannot be saved as they are. */
  isValid?: boolean
  confirm: { text: string; tone: ButtonTone }
  onCancel: () => void
  onConfirm: (isRedirecting: boolean) => void
}) {
  const { text, label, children, isValid = true, confirm, onCancel, onConfirm } = props
  const [isRedirecting, setIsRedirecting] = useState(true)
  return (
    <Stack gap={5}>
      <Text>{text}</Text>
      <Flex as="label" align="center" gap={3}>
        <Checkbox
          checked={isRedirecting}
          onChange={(event) => setIsRedirecting(event.currentTarget.checked)}
        />
        <Text>{label}</Text>
      </Flex>
      {isRedirecting && children}
      <Flex justify="flex-end" gap={2}>
        <Button mode="bleed" text="Cancel" onClick={onCancel} />
        <Button {...confirm} disabled={isRedirecting && !isValid} onClick={() => onConfirm(isRedirecting)} />
      </Flex>
    </Stack>
  )
}
