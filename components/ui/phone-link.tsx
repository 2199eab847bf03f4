import type { ReactNode } from 'react'
import { phoneHref } from '@/lib/shared/phone-href'

/** A call link. Shows the number unless given something else to show. */
export function PhoneLink({
  phone,
  className,
  children,
}: {
  phone: string
  className?: string
  children?: ReactNode
}) {
  return (
    <a href={phoneHref(phone)} className={className}>
      {children ?? <span className="whitespace-nowrap">{phone}</span>}
    </a>
  )
}
