import { ButtonLink } from '@/components/ui/button-link'
import { PhoneIcon } from '@/components/ui/icons'
import { phoneHref } from '@/lib/shared/phone-href'

/**
 * On a phone: the two next steps in thumb's reach. The footer leaves room for it, so it hides nothing. While a
 * form is filled in it is hidden: the keyboard takes enough room, and its button is not the one that sends the form.
 */
export function QuickBar({ phone }: { phone: string }) {
  return (
    <nav
      aria-label="Quick contact"
      className="fixed inset-x-0 bottom-0 z-10 grid grid-cols-2 gap-2 border-t border-line bg-surface px-3 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] in-[body:has(form[method=post]:focus-within)]:hidden lg:hidden print:hidden"
    >
      <ButtonLink href={phoneHref(phone)} look="secondary">
        <PhoneIcon /> Call
      </ButtonLink>
      <ButtonLink href="/get-a-quote">Get a quote</ButtonLink>
    </nav>
  )
}
