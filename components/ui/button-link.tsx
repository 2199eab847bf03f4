import { PageLink } from './page-link'
import type { ReactNode } from 'react'
import { buttonClass, type ButtonLook } from './button-class'

/** A link that is the next step of a page. `tel:` and `mailto:` addresses are followed by the browser. */
export function ButtonLink({
  href,
  look = 'primary',
  className = '',
  children,
}: {
  href: string
  look?: ButtonLook
  className?: string
  children: ReactNode
}) {
  const classes = `${buttonClass(look)} ${className}`
  return href.startsWith('/') ? (
    <PageLink href={href} className={classes}>
      {children}
    </PageLink>
  ) : (
    <a href={href} className={classes}>
      {children}
    </a>
  )
}
