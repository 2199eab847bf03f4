'use client'

import { useLondonYear } from '@/components/ui/use-london-year'

/** The current year, also on a page that was cached over New Year. */
export function CopyrightYear({ rendered }: { rendered: number }) {
  return useLondonYear(rendered)
}
