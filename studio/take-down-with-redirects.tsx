import { Stack, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { normalisePath, redirectTargetProblem } from '../schemas/rules/redirects.ts'
import { actionWithRedirects, RedirectForm, type RedirectDialogProps } from './action-with-redirects.tsx'
import { pageAbove, readRemovedPages } from './removed-pages.ts'

/** Sanity's own unpublishing or deleting. When a page goes, a dialog offers to redirect it to another one. */
export const takeDownWithRedirects = actionWithRedirects<string>({
  displayName: 'TakeDownWithRedirects',
  header: 'This page goes away',
  readPages: async (client, { published }) => (published ? readRemovedPages(client, published) : []),
  Dialog: TakeDownDialog,
  errors: {
    read: 'The pages could not be found. Nothing has changed.',
    save: 'The redirect could not be saved. Nothing has changed.',
  },
})

function TakeDownDialog({ pages, onCancel, onConfirm }: RedirectDialogProps<string>) {
  const [own = '', ...areas] = pages
  const [to, setTo] = useState(pageAbove(own))
  const problem = targetProblem(to, pages)
  return (
    <RedirectForm
      text={
        <>
          Visitors of <strong>{own}</strong>
          {areas.length > 0 &&
            ` and of the ${areas.length === 1 ? 'page of its area' : `pages of its ${areas.length} areas`}`}{' '}
          will find nothing there. Links on other sites, bookmarks and search engines still know the address.
        </>
      }
      label="Send them to another page (recommended)"
      isValid={problem === undefined}
      confirm={{ text: 'Continue', tone: 'critical' }}
      onCancel={onCancel}
      onConfirm={(isRedirecting) => onConfirm(isRedirecting ? pages.map((from) => ({ from, to })) : [])}
    >
      <Stack gap={3}>
        <TextInput
          aria-label="The page to send them to"
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
          {...(problem && { customValidity: problem })}
        />
        {problem && <Text size={1}>{problem}</Text>}
      </Stack>
    </RedirectForm>
  )
}

function targetProblem(to: string, pages: readonly string[]): string | undefined {
  if (pages.includes(normalisePath(to))) return 'This page goes away as well. Choose another one.'
  return redirectTargetProblem(to)
}
