import type { Step } from '@/lib/content/texts'

/**
 * Numbered steps, drawn as a road: marker posts with a dashed centre line between them. `isAcross` lays them side by side on
 * wide screens.
 */
export function Steps({ steps, isAcross = false }: { steps: Step[]; isAcross?: boolean }) {
  return (
    <ol className={isAcross ? 'grid steps-across' : 'grid'}>
      {steps.map((step, index) => (
        <li key={step.title} className="step">
          {/* Read aloud too: WebKit drops the numbers of a list without markers. */}
          <span className="step-number">{index + 1}</span>
          <div className="pt-1.5">
            <h3>{step.title}</h3>
            <p className="mt-1.5 max-w-[42rem] text-ink-soft">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
