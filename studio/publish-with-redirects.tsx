import { Button, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { type DocumentActionComponent, useClient } from 'sanity'
import { mayMove, type Move, readMoves } from './moved-pages.ts'
import { saveRedirects } from './save-redirects.ts'

const apiVersion = '2026-01-01'
const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * Sanity's own publishing, with a question before it when the page gets another address: visitors of the old one can be
 * sent on.
 */
export function offeringRedirects(publish: DocumentActionComponent): DocumentActionComponent {
  // The Studio asks again and again, and keeps the state of an action as long as it gets the same one.
  const made = known.get(publish) ?? withQuestion(publish)
  known.set(publish, made)
  return made
}

function withQuestion(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishOfferingRedirects: DocumentActionComponent = (props) => {
    const original = publish(props)
    const client = useClient({ apiVersion })
    const toast = useToast()
    const [moves, setMoves] = useState<Move[]>()
    if (!original || original.disabled === true) return original
    const { published, draft } = props

    const failed = (title: string) => toast.push({ status: 'error', title, description: 'Please try again.' })
    const ask = async () => {
      if (!published || !draft || !mayMove(published, draft)) return original.onHandle?.()
      const found = await readMoves(client.withConfig({ perspective: 'published' }), published, draft)
      if (found.length > 0) setMoves(found)
      else original.onHandle?.()
    }
    const confirm = async (isRedirecting: boolean) => {
      if (isRedirecting) await saveRedirects(client, moves ?? [])
      setMoves(undefined)
      original.onHandle?.()
    }

    return {
      ...original,
      onHandle: () => {
        ask().catch(() => failed('The addresses could not be compared. Nothing has been published.'))
      },
      dialog: moves
        ? {
            type: 'dialog',
            header: 'This page gets a new address',
            onClose: () => setMoves(undefined),
            content: (
              <Question
                moves={moves}
                onCancel={() => setMoves(undefined)}
                onConfirm={(isRedirecting) => {
                  confirm(isRedirecting).catch(() =>
                    failed('The redirect could not be saved. Nothing has been published.'),
                  )
                }}
              />
            ),
          }
        : original.dialog,
    }
  }
  PublishOfferingRedirects.action = publish.action
  PublishOfferingRedirects.displayName = 'PublishOfferingRedirects'
  return PublishOfferingRedirects
}

function Question(props: {
  moves: Move[]
  onCancel: () => void
  onConfirm: (isRedirecting: boolean) => void
}) {
  const { moves, onCancel, onConfirm } = props
  const [isRedirecting, setIsRedirecting] = useState(true)
  const [own, ...areas] = moves
  return (
    <Stack gap={5}>
      <Text>
        It moves from <strong>{own?.from}</strong> to <strong>{own?.to}</strong>
        {areas.length > 0 &&
          `, and the ${areas.length === 1 ? 'page of its area moves' : `pages of its ${areas.length} areas move`} with it`}
        . Links on other sites, bookmarks and search engines know the old address.
      </Text>
      <Flex as="label" align="center" gap={3}>
        <Checkbox
          checked={isRedirecting}
          onChange={(event) => setIsRedirecting(event.currentTarget.checked)}
        />
        <Text>Send visitors of the old address to the new one (recommended)</Text>
      </Flex>
      <Flex justify="flex-end" gap={2}>
        <Button mode="bleed" text="Cancel" onClick={onCancel} />
        <Button tone="positive" text="Publish" onClick={() => onConfirm(isRedirecting)} />
      </Flex>
    </Stack>
  )
}
