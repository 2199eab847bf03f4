import type { Step } from '@/lib/content/texts'

/** Numbered steps, drawn as a road: marker posts with a dashed centre line between them. */
export function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol className="grid">
      {steps.map((step, index) => (
        <li key={step.title} className="step">
          <span aria-hidden="true" className="step-number">
            {index + 1}
          </span>
          <div className="pt-1.5">
            <h3>{step.title}</h3>
            <p className="mt-1.5 max-w-[42rem] text-ink-soft">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
