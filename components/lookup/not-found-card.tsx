import type { Say } from '@/components/ui/say'
import { normaliseRegistration } from '@/lib/vehicle/registration'
import type { LookupWords } from '@/schemas/rules/lookup-words'
import { quoteHref } from './quote-href'
import { ResultCard } from './result-card'

/** Shown when no vehicle was found, with a link to enter it. `registration` is shown as it was typed. */
export function NotFoundCard({
  registration,
  words,
  say,
  onReset,
}: {
  registration: string
  words: LookupWords
  say: Say
  onReset: () => void
}) {
  return (
    <ResultCard
      title={words.notFound}
      next={{
        href: quoteHref({ reg: normaliseRegistration(registration) }),
        label: words.form,
      }}
      another={words.another}
      onReset={onReset}
    >
      <p className="mt-2">
        {say("We couldn't find any information for {registration}").replace('{registration}', () =>
          registration.trim(),
        )}
      </p>
      <p className="mt-1 pb-1">{words.manually}</p>
    </ResultCard>
  )
}
