import { ButtonLink } from '@/components/ui/button-link'
import { PhoneIcon } from '@/components/ui/icons'
import type { SiteSettings } from '@/lib/content/settings'
import { phoneHref } from '@/lib/shared/phone-href'

/**
 * On a phone: the two next steps at the bottom edge, for which the footer leaves room. Hidden while a form has the focus:
 * the keyboard needs the room, and the link could be mistaken for the form's button. With less padding than elsewhere, so
 * that at 320 px a label is one line in any font, and still wraps where the text is larger. On the quote page it leads to
 * the form: a link to the page itself would lose the vehicle in its address. The styles of that page swap the links.
 */
export function QuickBar({ phone, words }: { phone: string; words: SiteSettings['words']['buttons'] }) {
  return (
    <nav aria-label="Quick contact" className="quick-bar">
      <ButtonLink href={phoneHref(phone)} look="secondary">
        <PhoneIcon />
        {words.call}
      </ButtonLink>
      <ButtonLink href="/get-a-quote">{words.quote}</ButtonLink>
      <ButtonLink href="#quote" className="hidden">
        {words.toForm}
      </ButtonLink>
    </nav>
  )
}
