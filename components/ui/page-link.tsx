'use client'

import { useRouter } from 'next/navigation'
import { type ComponentProps, type MouseEvent, startTransition } from 'react'

/**
 * A link to another page of this site, followed without loading a whole document. Nothing is fetched ahead: pages are
 * light, and one that nobody opens should cost a phone nothing. That is all that is wanted of a link here; the one of
 * Next.js can do more, and would be a third of all the script that a page adds.
 */
export function PageLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter()

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    const forBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (event.defaultPrevented || forBrowser) return
    event.preventDefault()
    startTransition(() => router.push(href))
  }

  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}
