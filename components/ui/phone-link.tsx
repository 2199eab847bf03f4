import type { ReactNode } from 'react'

/** The address that dials a number written for reading, such as `0800 000 0000`. */
export function phoneHref(phone: string) {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

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
