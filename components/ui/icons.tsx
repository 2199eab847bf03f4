import type { ReactNode } from 'react'

type IconProps = { className?: string }

/** A small line icon beside text: 24 units, two-unit strokes, square road-sign joins. Always decorative. */
function Icon({ className = 'size-5', children }: IconProps & { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon ${className}`}>
      {children}
    </svg>
  )
}

// Each icon is a function: bundlers drop unused functions from a page's script, but not unused calls.

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 3.5h3.6l1.8 4.6-2.3 1.7a12 12 0 0 0 6.1 6.1l1.7-2.3 4.6 1.8V19a1.9 1.9 0 0 1-2 1.9C10.2 20.4 3.6 13.8 3.1 5.5A1.9 1.9 0 0 1 5 3.5Z" />
    </Icon>
  )
}

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 5.5h18v13H3z" />
      <path d="m3.5 6.5 8.5 7 8.5-7" />
    </Icon>
  )
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h11" />
    </Icon>
  )
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5.5 5.5 13 13m0-13-13 13" />
    </Icon>
  )
}

export function ChevronIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5.5 9 6.5 6.5L18.5 9" />
    </Icon>
  )
}

export function ArrowIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 12h15.5M13.5 6l6 6-6 6" />
    </Icon>
  )
}

export function TickIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.5 12.5 5 5 10-11" />
    </Icon>
  )
}

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3 4.5 5.5v6c0 4.6 3.1 7.9 7.5 9.5 4.4-1.6 7.5-4.9 7.5-9.5v-6L12 3Z" />
      <path d="m8.7 12 2.4 2.4 4.4-4.7" />
    </Icon>
  )
}
