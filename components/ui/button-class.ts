/** How a button looks: on the page's ground, or on a green band. */
export type ButtonLook = 'primary' | 'secondary' | 'on-field' | 'on-field-quiet'

const looks: Record<ButtonLook, string> = {
  primary: 'bg-brand text-white hover:bg-brand-hover',
  secondary: 'border-2 border-brand-text text-brand-text hover:bg-brand-tint',
  'on-field': 'bg-white text-[#00301f] hover:bg-[#e3efe8]',
  'on-field-quiet': 'border-2 border-field-line text-on-field hover:border-white',
}

/** The class names of a button. Apart from `ButtonLink`, so that the error pages carry no router with them. */
export function buttonClass(look: ButtonLook = 'primary') {
  return `inline-flex print:hidden min-h-12 max-w-full items-center justify-center gap-2.5 rounded-md px-5 py-2.5 text-center font-display text-[1.0625rem] leading-tight font-semibold wrap-anywhere transition-colors ${looks[look]}`
}
