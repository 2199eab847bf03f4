'use client'

import { useSyncExternalStore } from 'react'
import type { DayHours } from '@/lib/content/settings'
import { openingText, type SpecialHours } from '@/lib/shared/opening-hours'

/**
 * Whether the business is open now. Only the browser says so, since a page from a cache would be wrong; the hours
 * themselves are elsewhere on the page. The line is reserved.
 */
export function OpenNow({
  days,
  special,
  className = '',
}: {
  days: DayHours[]
  special: SpecialHours[]
  className?: string
}) {
  const text = useSyncExternalStore(
    everyHalfMinute,
    () => openingText(new Date(), days, special) ?? '',
    () => '',
  )
  return <p className={`min-h-[1lh] ${className}`}>{text}</p>
}

function everyHalfMinute(notify: () => void) {
  const timer = setInterval(notify, 30_000)
  return () => clearInterval(timer)
}
