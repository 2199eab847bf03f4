'use client'

import { useEffect } from 'react'
import { forgetSentForm } from './saved-form-storage'

/** Stands on the page that visitors come to once their form has arrived. */
export function ForgetSentForm() {
  useEffect(forgetSentForm, [])
  return null
}
