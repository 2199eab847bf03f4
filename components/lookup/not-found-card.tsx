import { normaliseRegistration } from '@/lib/vehicle/registration'
import { quoteHref } from './quote-href'
import { ResultCard } from './result-card'

/** Shown when no vehicle was found, with a link to enter it. `registration` is shown as it was typed. */
export function NotFoundCard({ registration, onReset }: { registration: string; onReset: () => void }) {
  return (
    <ResultCard
      title="Vehicle Not Found"
      next={{
        href: quoteHref({ reg: normaliseRegistration(registration) }),
        label: 'Continue to Quote Form',
      }}
      onReset={onReset}
    >
      <p className="mt-2">{`We couldn't find any information for ${registration.trim()}`}</p>
      <p className="mt-1 pb-1">Would you like to submit your details manually?</p>
    </ResultCard>
  )
}
