import type { Step } from '@/lib/content/texts'

/** Numbered steps, drawn as a road: marker posts with a dashed centre line between them. */
export function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol className="grid">
      {steps.map((step, index) => (
        <li key={step.title} className="group relative grid grid-cols-[auto_1fr] gap-x-5 pb-8 last:pb-0">
          <span
            aria-hidden="true"
            className="band z-1 flex size-11 items-center justify-center rounded-md border-2 border-white font-plate text-[1.5rem] leading-none font-bold ring-1 ring-band dark:border-on-band-soft dark:ring-0"
          >
            {index + 1}
          </span>
          <span
            aria-hidden="true"
            className="absolute top-13 bottom-1 left-5 w-1 bg-[repeating-linear-gradient(180deg,var(--color-line-strong)_0_0.625rem,transparent_0.625rem_1.125rem)] opacity-60 group-last:hidden"
          />
          <div className="pt-1.5">
            <h3>{step.title}</h3>
            <p className="mt-1.5 max-w-[42rem] text-ink-soft">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
