import Link from 'next/link'
import type { ReactNode } from 'react'

type Look = 'primary' | 'secondary' | 'on-field' | 'on-field-quiet'

const looks: Record<Look, string> = {
  primary: 'bg-brand text-white hover:bg-brand-hover',
  secondary: 'border-2 border-brand-text text-brand-text hover:bg-brand-tint',
  'on-field': 'bg-white text-[#00301f] hover:bg-[#e3efe8]',
  'on-field-quiet': 'border-2 border-field-line text-on-field hover:border-white',
}

/** The class names of a button, for the few places that need a `<button>` instead of a link. */
export function buttonClass(look: Look = 'primary') {
  return `inline-flex min-h-12 items-center justify-center gap-2.5 rounded-md px-5 py-2.5 text-center font-display text-[1.0625rem] leading-tight font-semibold transition-colors ${looks[look]}`
}

/** A link that is the next step of a page. `tel:` and `mailto:` addresses are followed by the browser. */
export function ButtonLink({
  href,
  look = 'primary',
  className = '',
  children,
}: {
  href: string
  look?: Look
  className?: string
  children: ReactNode
}) {
  const classes = `${buttonClass(look)} ${className}`
  return href.startsWith('/') ? (
    <Link href={href} className={classes}>
      {children}
    </Link>
  ) : (
    <a href={href} className={classes}>
      {children}
    </a>
  )
}
