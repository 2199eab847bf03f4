'use client'

import { buttonClass, type ButtonLook } from './button-class'

/** Prints the page. Not shown without script, where only the browser can. */
export function PrintButton({ look, label }: { look: ButtonLook; label: string }) {
  return (
    <button type="button" onClick={() => window.print()} className={`${buttonClass(look)} noscript:hidden`}>
      {label}
    </button>
  )
}
