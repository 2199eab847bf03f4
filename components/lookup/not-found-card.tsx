import { buttonClass } from '@/components/ui/button-class'
import { ButtonLink } from '@/components/ui/button-link'
import { ArrowIcon } from '@/components/ui/icons'
import { normaliseRegistration } from '@/lib/vehicle/registration'
import { quoteHref } from './quote-href'
import { ResultCard } from './result-card'

/** No vehicle to show: the way on is to describe it by hand. `registration` is shown as it was typed. */
export function NotFoundCard({ registration, onReset }: { registration: string; onReset: () => void }) {
  return (
    <ResultCard title="Vehicle Not Found">
      <p className="mt-2">{`We couldn't find any information for ${registration.trim()}`}</p>
      <p className="mt-1">Would you like to submit your details manually?</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href={quoteHref({ reg: normaliseRegistration(registration) })} className="grow">
          Continue to Quote Form <ArrowIcon />
        </ButtonLink>
        <button type="button" onClick={onReset} className={`${buttonClass('secondary')} grow cursor-pointer`}>
          Check Another Vehicle
        </button>
      </div>
    </ResultCard>
  )
}
