'use client'

import { useEffect, useSyncExternalStore } from 'react'

/**
 * Logs the path that led nowhere, and shows it when it has more than one segment. The page is the same for all such
 * paths and prerendered, so its address is known in the browser alone.
 */
export function AttemptedPath() {
  const path = useSyncExternalStore(neverChanges, currentPath, noPath)
  useEffect(() => {
    if (path) console.error('404: no page at', path)
  }, [path])
  const deeper = path.split('/').filter(Boolean).length > 1
  // Its line is kept free from the start, so that nothing moves when the script runs.
  return (
    <div className="mt-4 min-h-[1lh]">
      {deeper && <code className="block truncate text-on-band-soft">{path}</code>}
    </div>
  )
}

const neverChanges = () => () => {}
const currentPath = () => window.location.pathname
const noPath = () => ''
