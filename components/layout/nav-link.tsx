'use client'

import { PageLink } from '@/components/ui/page-link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

/** A menu link, with `aria-current` on the page it leads to. */
export function NavLink({
  href,
  className,
  children,
}: {
  href: string
  className?: string
  children: ReactNode
}) {
  const current = usePathname() === href
  return (
    <PageLink href={href} className={className} aria-current={current ? 'page' : undefined}>
      {children}
    </PageLink>
  )
}
