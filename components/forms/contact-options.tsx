import { buttonClass } from '@/components/ui/button-class'
import { MailIcon } from '@/components/ui/icons'

/** How to contact the team when a form cannot be sent. */
export function ContactOptions({ heading, text, email }: { heading: string; text: string; email: string }) {
  return (
    <section className="rounded-md bg-brand-tint p-5 sm:p-6">
      <h3>{heading}</h3>
      <p className="mt-1.5">{text}</p>
      <a href={`mailto:${email}`} className={`${buttonClass('secondary')} mt-5`}>
        <MailIcon />
        {email}
      </a>
    </section>
  )
}
