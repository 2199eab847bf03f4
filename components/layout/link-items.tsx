'use client'

import { NavLink } from './nav-link'

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
      <NavLink href={href} className={linkClassName}>
        {text}
      </NavLink>
    </li>
  ))
}
