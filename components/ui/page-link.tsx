'use client'

import { useRouter } from 'next/navigation'
import { type ComponentProps, type MouseEvent, startTransition } from 'react'

/**
 * A link to another page of this site, followed without loading a whole document. Nothing is prefetched: pages are small,
 * and most are never opened. The link of Next.js does more, and would be a third of all the script that a page adds.
 */
export function PageLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter()

  function navigate(event: MouseEvent<HTMLAnchorElement>) {
    const isForBrowser =
      event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (event.defaultPrevented || isForBrowser) return
    event.preventDefault()
    // A link to the page itself would lose the query of its address, like a vehicle.
    if (href === window.location.pathname) return window.scrollTo({ top: 0 })
    startTransition(() => router.push(href))
  }

  return (
    <a {...rest} href={href} onClick={navigate}>
      {children}
    </a>
  )
}
