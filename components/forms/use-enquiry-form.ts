'use client'

import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { EnquiryKind, FieldErrors } from '@/lib/enquiries/shared/forms'
import type { SendResult } from '@/lib/enquiries/browser/send-form'
import type { Vehicle } from '@/lib/vehicle/vehicle'
import { randomKey } from '@/lib/shared/random-key'
import { saveForm, restoreForm } from './saved-form'
import { clearForm, markSent } from './saved-form-storage'
import { markEmptyDates } from './date-fields'
import { fillFromVehicle } from './fill-from-vehicle'
import { isVisibleField } from './visible-fields'

/** The state of a form. The error summary shows `problem`. */
export type FormStatus = {
  sending: boolean
  errors: FieldErrors
  problem: 'fields' | 'unreachable' | { message: string } | undefined
}

// Loaded when the form gets the focus, so that pages do not carry the rules and the requests.
const loadSending = () => import('@/lib/enquiries/browser/send-form')
const loadSolver = () => import('@/lib/enquiries/browser/solve-challenge')

/**
 * The behaviour of a form: checks it, sends it once however often the button is pressed, saves it as it is filled in,
 * and reports problems. The fields are uncontrolled, so that a failure loses nothing that was typed.
 */
export function useEnquiryForm({
  kind,
  action,
  forwarded,
  captcha,
  initialKey,
  initial,
  onStored,
}: {
  kind: EnquiryKind
  action: string
  /** The browser posts the form to another service itself. */
  forwarded: boolean
  captcha: boolean
  /** The key of this rendered form, when it was rendered for one visitor. */
  initialKey: string | undefined
  initial: FormStatus
  onStored: (data: FormData, reference: string | undefined) => void
}) {
  const [status, setStatus] = useState(initial)
  const formKey = useRef(initialKey ?? '')
  const form = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const typed = useRef<Set<string>>(new Set())
  const solution = useRef<Promise<string | undefined>>(undefined)

  useEffect(() => {
    const element = form.current
    if (!element) return
    // This script shows the errors; without script the browser does.
    element.noValidate = true
    typed.current = new Set(restoreForm(kind, element))
    markEmptyDates(element)
    // A page restored from the back/forward cache, after a post to another service, must be usable again.
    const enable = () => {
      busy.current = false
      setStatus((current) => ({ ...current, sending: false }))
    }
    window.addEventListener('pageshow', enable)
    return () => window.removeEventListener('pageshow', enable)
  }, [kind])

  const prepare = () => {
    loadSending().catch(() => {})
    if (captcha) solution.current ??= solve()
  }

  /** Resolves to whether the browser is about to leave the page. */
  const send = async (element: HTMLFormElement): Promise<boolean> => {
    const data = new FormData(element)
    const { checkForm, sendForm } = await loadSending()
    const errors = checkForm(kind, data)
    if (Object.keys(errors).length > 0) {
      setStatus({ sending: false, errors, problem: 'fields' })
      return false
    }

    if (forwarded) {
      // The other service responds with a page of its own; this one does not change until then.
      markSent(kind)
      element.submit()
      return true
    }
    formKey.current ||= randomKey()
    const request = { action, data, key: formKey.current }
    // A question on the page replaces the calculation.
    const calculates = !data.has('_question')
    let result = await sendForm(kind, {
      ...request,
      solution: captcha && calculates ? await currentSolution() : undefined,
    })
    if (result.kind === 'unproven' && calculates) {
      // The solution has expired, or the page is older than the captcha.
      solution.current = solve()
      result = await sendForm(kind, { ...request, solution: await solution.current })
    }
    // Without HTTPS there is no calculation, and after a wrong answer there is a new question: the server's page shows it.
    if (result.kind === 'unproven') {
      markSent(kind)
      element.submit()
      return true
    }
    handleResult(result, data)
    return false
  }

  const currentSolution = () => (solution.current ??= solve())

  const handleResult = (result: Exclude<SendResult, { kind: 'unproven' }>, data: FormData): void => {
    switch (result.kind) {
      case 'stored':
        clearForm(kind)
        // The next submission of this form is another enquiry.
        formKey.current = ''
        solution.current = undefined
        onStored(data, result.reference)
        return
      case 'invalid':
        return setStatus({ sending: false, errors: result.errors, problem: 'fields' })
      case 'refused':
        return setStatus({ sending: false, errors: {}, problem: { message: result.message } })
      case 'unreachable':
        return setStatus({ sending: false, errors: {}, problem: 'unreachable' })
    }
  }

  return {
    status,
    form,
    prepare,
    fill: (vehicle: Vehicle) => {
      if (!form.current) return
      fillFromVehicle(form.current, vehicle, typed.current)
      markEmptyDates(form.current)
      saveForm(kind, form.current, typed.current)
    },
    onInput: (event: InputEvent<HTMLFormElement>) => {
      if (!isVisibleField(event.target)) return
      const { name, value } = event.target
      if (value) typed.current.add(name)
      else typed.current.delete(name)
      markEmptyDates(event.currentTarget)
      saveForm(kind, event.currentTarget, typed.current)
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (busy.current) return
      busy.current = true
      setStatus({ sending: true, errors: {}, problem: undefined })
      void send(event.currentTarget)
        // Only loading the code can fail.
        .catch(() => {
          setStatus({ sending: false, errors: {}, problem: 'unreachable' })
          return false
        })
        .then((leaving) => {
          busy.current = leaving
        })
    },
  }
}

async function solve(): Promise<string | undefined> {
  try {
    const { solveNewChallenge } = await loadSolver()
    return await solveNewChallenge()
  } catch {
    return undefined
  }
}
