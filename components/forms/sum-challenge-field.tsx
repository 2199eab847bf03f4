import { useSay } from './form-context'
import type { SumChallenge } from '@/lib/enquiries/captcha/sum-challenge'

/** A sum to answer in place of the calculation, for browsers that cannot solve one. */
export function SumChallengeField({ challenge }: { challenge: SumChallenge }) {
  return (
    <div>
      <input type="hidden" name="_question" value={challenge.token} />
      <label htmlFor="question" className="mb-1.5 block font-semibold">
        {challenge.text}
      </label>
      <p id="question-hint" className="mb-1.5 text-small text-ink-soft">
        {useSay()('Answer in figures or in a word. It shows us that no robot sent this form.')}
      </p>
      <input
        id="question"
        name="_answer"
        inputMode="numeric"
        autoComplete="off"
        required
        aria-describedby="question-hint"
        className="block min-h-12 w-32 rounded-md border border-line-strong bg-surface px-3.5 py-2.5 text-ink"
      />
    </div>
  )
}
