import type { ReactNode } from 'react'
import type { LookupState } from '@/lib/vehicle/lookup-state'

type Messages = {
  /** While a search takes long. */
  slow: ReactNode
  renderFound: (vehicle: Extract<LookupState, { status: 'found' }>['vehicle']) => ReactNode
  notFound: ReactNode
  /** When no source could be reached. */
  failed: string
}

/**
 * What there is to say about a lookup. It stays in the page whatever the state, because a screen reader announces only
 * what changes inside a region it already knows.
 */
export function LookupOutput({ id, state, ...messages }: { id: string; state: LookupState } & Messages) {
  return (
    <output id={id} className="block">
      {messageFor(state, messages)}
    </output>
  )
}

function messageFor(state: LookupState, { slow, renderFound, notFound, failed }: Messages): ReactNode {
  switch (state.status) {
    case 'idle':
      return null
    case 'loading':
      return state.isSlow ? slow : <span className="sr-only">Looking up your registration</span>
    case 'found':
      return renderFound(state.vehicle)
    case 'not-found':
      return notFound
    case 'error':
      return <LookupError>{state.reason === 'invalid' ? state.message : failed}</LookupError>
  }
}

/** A message about what went wrong, under the field. */
export function LookupError({ children }: { children: ReactNode }) {
  return <span className="mt-2 block text-small font-semibold text-danger">{children}</span>
}
