import { PageLink } from '@/components/ui/page-link'
import type { LookupState } from '@/lib/vehicle/lookup-state'
import { lookupTexts } from '@/lib/vehicle/lookup-texts'
import { normaliseRegistration } from '@/lib/vehicle/registration'
import { summariseVehicle } from '@/lib/vehicle/vehicle'
import { quoteHref } from './quote-href'

/**
 * What there is to say beside the field. It stays in the page whatever the state, because a screen reader
 * announces only what changes inside a region it already knows.
 */
export function LookupStatus({ id, state }: { id: string; state: LookupState }) {
  return (
    <output id={id} className="block">
      <Message state={state} />
    </output>
  )
}

function Message({ state }: { state: LookupState }) {
  switch (state.status) {
    case 'idle':
      return null
    case 'loading':
      return state.isSlow ? (
        <span className="mt-2 flex flex-wrap items-center gap-x-2 text-small">
          We’re still looking. You don’t have to wait:
          <PageLink
            href={quoteHref({ reg: normaliseRegistration(state.registration) })}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            Enter details manually
          </PageLink>
        </span>
      ) : (
        <span className="sr-only">Looking up your registration</span>
      )
    case 'found':
      return <span className="sr-only">{`Result: ${summariseVehicle(state.vehicle)}`}</span>
    case 'not-found':
      return <span className="sr-only">There is nothing on record for this registration</span>
    case 'error':
      return (
        <span className="mt-2 block text-small font-semibold text-danger">
          {state.reason === 'invalid' ? state.message : lookupTexts.failedInline}
        </span>
      )
  }
}
