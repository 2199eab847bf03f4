import type { ReactNode } from 'react'

/** Marks an example that stands in for a customer's own words or numbers. */
export function SampleLabel({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-sm border border-line-strong px-2 py-0.5 text-small text-ink-soft">
      {children}
    </span>
  )
}
