import { type ReactNode, type Ref, use } from 'react'
import { edited } from '@/components/ui/say'
import type { FieldErrors } from '@/lib/enquiries/shared/forms'
import { FormContext, fieldId } from './form-context'
import { revealField } from './reveal-field'

/** What is wrong with a form, at its top: every message links to its field. It takes the focus when it appears. */
export function ErrorSummary({
  ref,
  formId,
  title,
  errors,
  takesFocus,
  children,
}: {
  ref: Ref<HTMLDivElement>
  formId: string
  title: string
  errors: FieldErrors
  /** Also without script, when the page is sent with the summary. */
  takesFocus: boolean
  children?: ReactNode
}) {
  const { texts } = use(FormContext)
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the response to a submission begins here
      autoFocus={takesFocus}
      aria-labelledby={`${formId}-problem`}
      className="rounded-md border-3 border-danger p-5"
    >
      <h3 id={`${formId}-problem`}>{title}</h3>
      <ul className="mt-1 grid">
        {Object.entries(errors).map(([name, message]) => (
          <li key={name}>
            <a
              href={`#${fieldId(formId, name)}`}
              className="inline-flex min-h-11 items-center py-1 font-semibold text-danger underline"
              onClick={(event) => {
                // A fragment alone would scroll to the field without focusing it.
                const field = document.getElementById(fieldId(formId, name))
                if (!field) return
                event.preventDefault()
                revealField(field)
                field.focus()
              }}
            >
              {edited(texts, message)}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
