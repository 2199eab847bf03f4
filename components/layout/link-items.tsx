'use client'

import { PageLink } from '@/components/ui/page-link'

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
