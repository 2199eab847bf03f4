'use client'

import { useEffect, useSyncExternalStore } from 'react'

/**
 * Logs the path of a missing page, and shows it when it has more than one segment. The page is prerendered and the same
 * for all such paths, so only the browser knows the path.
 */
export function AttemptedPath() {
  const path = useSyncExternalStore(neverChanges, currentPath, noPath)
  useEffect(() => {
    if (path) console.error('404: no page at', path)
  }, [path])
  const deeper = path.split('/').filter(Boolean).length > 1
  // The line is reserved, so that nothing shifts when the script runs.
  return (
    <div className="mt-1 min-h-[1lh]">
      {deeper && <code className="block truncate text-on-band-soft">{path}</code>}
    </div>
  )
}

const neverChanges = () => () => {}
const currentPath = () => window.location.pathname
const noPath = () => ''
