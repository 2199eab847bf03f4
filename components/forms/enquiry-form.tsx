'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { PageLink } from '@/components/ui/page-link'
import { PhoneLink } from '@/components/ui/phone-link'
import { edited, editedMessage } from '@/components/ui/say'
import type { FormText } from '@/lib/content/words'
import type { SubmissionReplay } from '@/lib/enquiries/http/submission-replay'
import type { FormSettings } from '@/lib/enquiries/http/form-settings'
import type { EnquiryKind } from '@/lib/enquiries/shared/forms'
import type { EditedTexts } from '@/lib/shared/edited-texts'
import { ErrorSummary } from './error-summary'
import { FormContext, useSay } from './form-context'
import type { ChangedFormWords } from './form-words'
import { SumChallengeField } from './sum-challenge-field'
import { ContactOptions } from './contact-options'
import { useEnquiryForm } from './use-enquiry-form'

/** What a page passes to either form. */
export type EnquiryFormProps = {
  heading: string
  text: string | null
  settings: FormSettings
  /** The words that an editor has changed. */
  words: ChangedFormWords | undefined
  /** The messages and choices that an editor has changed. */
  texts: EditedTexts
  /** Subject of the mail to the team, and the reply to the visitor: for a service that the browser posts to. */
  mail: { subject: string; autoresponse: string }
  /** How to reach the team when the form cannot be sent. */
  unavailable: { heading: string; text: string; phone: string; email: string }
  /** The URL that the form's lookup requests. */
  lookupEndpoint: string
  /** A submission without JavaScript that has to be corrected. */
  replay?: SubmissionReplay | undefined
}

/** A form with its errors, its sending and its failures. The fields are its children. */
export function EnquiryForm({
  kind,
  formKey,
  buttons,
  onStored,
  children,
  ...props
}: Omit<EnquiryFormProps, 'lookupEndpoint'> & {
  kind: EnquiryKind
  /** The key of this rendered form, when it was rendered for one visitor. */
  formKey?: string | undefined
  buttons: { send: string; sending: string }
  onStored: (data: FormData, reference: string | undefined) => void
  children: ReactNode
}) {
  const { heading, text, settings, words, texts, mail, unavailable, replay } = props
  const formId = `${kind}-form`
  const summary = useRef<HTMLDivElement>(null)
  const { status, form, fill, prepare, onInput, onSubmit } = useEnquiryForm({
    kind,
    action: settings.action,
    forwarded: settings.forwarded,
    captcha: settings.captcha,
    initialKey: formKey,
    initial: {
      sending: false,
      errors: replay?.errors ?? {},
      problem: replay && (replay.message === undefined ? 'fields' : { message: replay.message }),
    },
    onStored,
  })
  const { problem, errors, sending } = status

  useEffect(() => {
    if (!problem) return
    summary.current?.focus()
    // A screen reader reads the title first, and the tab shows it: both say that the form has not been sent.
    const title = document.title.replace(/^Error: /, '')
    document.title = `Error: ${title}`
    return () => {
      // The next page has its own title by now.
      if (document.title === `Error: ${title}`) document.title = title
    }
  }, [problem])

  return (
    <FormContext value={{ id: formId, values: replay?.values ?? {}, errors, words, texts, fill }}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events bubble from its fields */}
      <form
        ref={form}
        method="post"
        action={settings.action}
        aria-labelledby={formId}
        aria-busy={sending}
        // Firefox would restore the fields of a quote that was sent, when the page is loaded again. A field's own value counts
        // more, for the names and addresses that a browser knows.
        autoComplete={kind === 'quote' ? 'off' : undefined}
        onFocus={prepare}
        onInput={onInput}
        onSubmit={onSubmit}
        className="card grid content-start gap-10 p-5 sm:p-8"
      >
        <div>
          <h2 id={formId}>{heading}</h2>
          {text && <p className="mt-2 text-ink-soft">{text}</p>}
        </div>
        {problem && (
          <ErrorSummary
            ref={summary}
            formId={formId}
            title={editedMessage(texts, titleOf(problem))}
            errors={errors}
            takesFocus={replay !== undefined}
          >
            {replay?.challenge && <QuestionLink />}
            {problem !== 'fields' && (
              <CallInstead
                phone={unavailable.phone}
                hasValues={!replay || Object.keys(replay.values).length > 0}
                isRetrySafe={problem === 'unreachable'}
              />
            )}
          </ErrorSummary>
        )}
        <HiddenFields settings={settings} mail={mail} formKey={formKey} />
        {children}
        {replay?.challenge && <SumChallengeField challenge={replay.challenge} />}
        {problem === 'unreachable' && <ContactOptions {...unavailable} />}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <button
            type="submit"
            disabled={sending}
            className={`${buttonClass()} w-full disabled:cursor-progress disabled:opacity-70 sm:w-auto`}
          >
            {sending ? buttons.sending : buttons.send}
          </button>
          <PageLink href="/privacy-policy" className="link inline-flex min-h-11 items-center">
            {edited(texts, 'What we do with your details' satisfies FormText)}
          </PageLink>
        </div>
      </form>
    </FormContext>
  )
}

function QuestionLink() {
  return (
    <p>
      <a href="#question" className="link inline-flex min-h-11 items-center">
        {useSay()('Go to the question')}
      </a>
    </p>
  )
}

type Problem = 'fields' | 'unreachable' | { message: string }

function titleOf(problem: Problem): string {
  if (problem === 'fields') return 'There is a problem' satisfies FormText
  if (problem === 'unreachable') return 'Your message could not be sent' satisfies FormText
  return problem.message
}

function CallInstead({
  phone,
  hasValues,
  isRetrySafe,
}: {
  phone: string
  hasValues: boolean
  isRetrySafe: boolean
}) {
  const say = useSay()
  return (
    <p className="mt-2">
      {hasValues && `${say('Everything you typed is still here.')} `}
      {isRetrySafe && `${say('It is safe to send it again.')} `}
      {phone && (
        <>
          {say('Our number is')} <PhoneLink phone={phone} className="link font-semibold" />.
        </>
      )}
    </p>
  )
}

/** What a FormSubmit-compatible service reads. This site's endpoint takes all of it from the settings instead. */
function HiddenFields({
  settings,
  mail,
  formKey,
}: Pick<EnquiryFormProps, 'settings' | 'mail'> & { formKey: string | undefined }) {
  return (
    <>
      <input type="hidden" name="_subject" value={mail.subject} />
      <input type="hidden" name="_next" value={settings.next} />
      <input type="hidden" name="_template" value="table" />
      <input type="hidden" name="_captcha" value="true" />
      <input type="hidden" name="_autoresponse" value={mail.autoresponse} />
      {!settings.forwarded && formKey && <input type="hidden" name="_key" value={formKey} />}
      {/* Robots fill in every field. */}
      <div className="hidden" aria-hidden="true">
        <input type="text" name="_honey" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
