import { actionWithRedirects, RedirectForm, type RedirectDialogProps } from './action-with-redirects.tsx'
import { mayMove, type Move, readMoves } from './moved-pages.ts'

/** Sanity's own publishing. When the page gets another address, a dialog offers to redirect the old one. */
export const publishWithRedirects = actionWithRedirects<Move>({
  displayName: 'PublishWithRedirects',
  header: 'This page gets a new address',
  readPages: async (client, { published, draft }) =>
    published && draft && mayMove(published, draft) ? readMoves(client, published, draft) : [],
  Dialog: PublishDialog,
  errors: {
    read: 'The addresses could not be compared. Nothing has been published.',
    save: 'The redirect could not be saved. Nothing has been published.',
  },
})

function PublishDialog({ pages: moves, onCancel, onConfirm }: RedirectDialogProps<Move>) {
  const [own, ...areas] = moves
  return (
    <RedirectForm
      text={
        <>
          It moves from <strong>{own?.from}</strong> to <strong>{own?.to}</strong>
          {areas.length > 0 &&
            `, and the ${areas.length === 1 ? 'page of its area moves' : `pages of its ${areas.length} areas move`} with it`}
          . Links on other sites, bookmarks and search engines know the old address.
        </>
      }
      label="Send visitors of the old address to the new one (recommended)"
      confirm={{ text: 'Publish', tone: 'positive' }}
      onCancel={onCancel}
      onConfirm={(isRedirecting) => onConfirm(isRedirecting ? moves : [])}
    />
  )
}
