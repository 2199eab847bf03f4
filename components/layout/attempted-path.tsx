'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Logs the path that led nowhere, and shows it when it has more than one segment. */
export function AttemptedPath() {
  const path = usePathname()
  useEffect(() => {
    console.error('404: no page at', path)
  }, [path])
  const deeper = path.split('/').filter(Boolean).length > 1
  return deeper ? <code className="mt-4 block break-all text-on-field-soft">{path}</code> : null
}
