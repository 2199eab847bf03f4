'use client'

import { usePathname, useRouter } from 'next/navigation'
import {
  addTransitionType,
  type ComponentProps,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useTransition,
} from 'react'

/** How long a pointer rests on a link that it does not only pass. */
const restMs = 65

/**
 * A link to a page of this site, followed without loading a whole document, with `aria-current` on that page itself. The
 * page is fetched ahead once a mouse rests on the link, and no sooner: most links are never followed, and a finger follows
 * one before anything could arrive. While the page is awaited, the link has `data-pending`, by which the styles say so. The
 * link of Next.js does more, and would be a third of all the script that a page adds.
 */
export function PageLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const timer = useRef<number>(undefined)
  const isCurrent = usePathname() === href

  function fetchAhead({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse' && !isCurrent)
      timer.current = window.setTimeout(() => router.prefetch(href), restMs)
  }

  function navigate(event: MouseEvent<HTMLAnchorElement>) {
    const isForBrowser =
      event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (event.defaultPrevented || isForBrowser) return
    event.preventDefault()
    // A link to the page itself would lose the query of its address, like a vehicle.
    if (isCurrent) return window.scrollTo({ top: 0 })
    // Fetched ahead and followed at once, it would be loaded twice.
    clearTimeout(timer.current)
    startTransition(() => {
      addTransitionType('page')
      router.push(href)
    })
  }

  return (
    <a
      aria-current={isCurrent ? 'page' : undefined}
      {...rest}
      href={href}
      onClick={navigate}
      onPointerEnter={fetchAhead}
      onPointerLeave={() => clearTimeout(timer.current)}
      data-pending={isPending || undefined}
    >
      {children}
    </a>
  )
}

/** An address and the text of the link to it. */
export type TextLink = readonly [href: string, text: string]

/** List items with a link each. The data of a page then holds addresses and texts, not each element of the list. */
export function LinkItems({
  links,
  className,
  linkClassName,
}: {
  links: readonly TextLink[]
  className?: string
  linkClassName: string
}) {
  return links.map(([href, text]) => (
    <li key={href} className={className}>
      <PageLink href={href} className={linkClassName}>
        {text}
      </PageLink>
    </li>
  ))
}
