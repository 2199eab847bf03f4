import type { ReactNode, Ref } from 'react'
import { edited } from '@/components/ui/say'
import type { EditedTexts } from '@/lib/shared/edited-texts'
import type { LookupState } from '@/lib/vehicle/lookup-state'

type Messages = {
  /** What editors have changed. */
  texts: EditedTexts
  /** While a search is slow. */
  slow: ReactNode
  renderFound?: (vehicle: Extract<LookupState, { status: 'found' }>['vehicle']) => ReactNode
  notFound?: ReactNode
  /** When the lookup failed. */
  failed: string
}

/**
 * The messages of a lookup. The element stays in the page in every state, because a screen reader announces only changes
 * inside an element it already knows.
 */
export function LookupOutput({
  id,
  state,
  ref,
  ...messages
}: { id: string; state: LookupState; ref?: Ref<HTMLOutputElement> } & Messages) {
  return (
    <output ref={ref} id={id} tabIndex={-1} className="block outline-none">
      {messageFor(state, messages)}
    </output>
  )
}

function messageFor(state: LookupState, { texts, slow, renderFound, notFound, failed }: Messages): ReactNode {
  switch (state.status) {
    case 'idle':
      return null
    case 'loading':
      return state.isSlow ? slow : <span className="sr-only">Looking up your registration</span>
    case 'found':
      return renderFound?.(state.vehicle)
    case 'not-found':
      return notFound
    case 'error':
      return <LookupError>{edited(texts, state.reason === 'invalid' ? state.message : failed)}</LookupError>
  }
}

/** An error message under the field. */
export function LookupError({ children }: { children: ReactNode }) {
  return <span className="mt-2 block text-small font-semibold text-danger">{children}</span>
}
