import { Button, Checkbox, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { type DocumentActionComponent, useClient } from 'sanity'
import { normalisePath, redirectTargetProblem } from '../schemas/rules/redirects.ts'
import { pageAbove, readPagesOf } from './gone-pages.ts'
import { saveRedirects } from './save-redirects.ts'

const apiVersion = '2026-01-01'
const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/**
 * Sanity's own unpublishing or deleting, with a question before it when a page goes: its visitors can be sent to another
 * one instead of finding nothing.
 */
export function offeringRedirectsWhenGone(takeDown: DocumentActionComponent): DocumentActionComponent {
  // The Studio asks again and again, and keeps the state of an action as long as it gets the same one.
  const made = known.get(takeDown) ?? withQuestion(takeDown)
  known.set(takeDown, made)
  return made
}

function withQuestion(takeDown: DocumentActionComponent): DocumentActionComponent {
  const TakeDownOfferingRedirects: DocumentActionComponent = (props) => {
    const original = takeDown(props)
    const client = useClient({ apiVersion })
    const toast = useToast()
    const [pages, setPages] = useState<string[]>()
    if (!original || original.disabled === true) return original
    const { published } = props

    const failed = (title: string) => toast.push({ status: 'error', title, description: 'Please try again.' })
    const ask = async () => {
      const found = published
        ? await readPagesOf(client.withConfig({ perspective: 'published' }), published)
        : []
      if (found.length > 0) setPages(found)
      else original.onHandle?.()
    }
    const confirm = async (to: string | undefined) => {
      if (to !== undefined)
        await saveRedirects(
          client,
          (pages ?? []).map((from) => ({ from, to })),
        )
      setPages(undefined)
      original.onHandle?.()
    }

    return {
      ...original,
      onHandle: () => {
        ask().catch(() => failed('The pages could not be found. Nothing has changed.'))
      },
      dialog: pages
        ? {
            type: 'dialog',
            header: 'This page goes away',
            onClose: () => setPages(undefined),
            content: (
              <Question
                pages={pages}
                onCancel={() => setPages(undefined)}
                onConfirm={(to) => {
                  confirm(to).catch(() => failed('The redirect could not be saved. Nothing has changed.'))
                }}
              />
            ),
          }
        : original.dialog,
    }
  }
  TakeDownOfferingRedirects.action = takeDown.action
  TakeDownOfferingRedirects.displayName = 'TakeDownOfferingRedirects'
  return TakeDownOfferingRedirects
}

function Question(props: {
  pages: string[]
  onCancel: () => void
  /** With the address to send visitors to, undefined for none. */
  onConfirm: (to: string | undefined) => void
}) {
  const { pages, onCancel, onConfirm } = props
  const [own = '', ...areas] = pages
  const [isRedirecting, setIsRedirecting] = useState(true)
  const [to, setTo] = useState(pageAbove(own))
  const problem = problemWith(to, pages)
  return (
    <Stack gap={5}>
      <Text>
        Visitors of <strong>{own}</strong>
        {areas.length > 0 &&
          ` and of the ${areas.length === 1 ? 'page of its area' : `pages of its ${areas.length} areas`}`}{' '}
        will find nothing there. Links on other sites, bookmarks and search engines still know the address.
      </Text>
      <Flex as="label" align="center" gap={3}>
        <Checkbox
          checked={isRedirecting}
          onChange={(event) => setIsRedirecting(event.currentTarget.checked)}
        />
        <Text>Send them to another page (recommended)</Text>
      </Flex>
      {isRedirecting && (
        <Stack gap={3}>
          <TextInput
            aria-label="The page to send them to"
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
            {...(problem && { customValidity: problem })}
          />
          {problem && <Text size={1}>{problem}</Text>}
        </Stack>
      )}
      <Flex justify="flex-end" gap={2}>
        <Button mode="bleed" text="Cancel" onClick={onCancel} />
        <Button
          tone="critical"
          text="Continue"
          disabled={isRedirecting && problem !== undefined}
          onClick={() => onConfirm(isRedirecting ? to : undefined)}
        />
      </Flex>
    </Stack>
  )
}

function problemWith(to: string, pages: readonly string[]): string | undefined {
  if (pages.includes(normalisePath(to))) return 'This page goes away as well. Choose another one.'
  return redirectTargetProblem(to)
}
