import type { ReactNode } from 'react'
import { ChevronIcon } from '@/components/ui/icons'

/** The control of a `details` element in a form. Its fields are in the form, open or not. */
export function FoldSummary({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <summary
      className={`flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-brand-text underline-offset-4 hover:underline ${className}`}
    >
      <ChevronIcon className="size-5 [[open]>summary>&]:rotate-180" />
      {children}
    </summary>
  )
}
