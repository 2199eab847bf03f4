'use client'

import { useEffect } from 'react'
import { clearSentForm } from './saved-form-storage'

/** Deletes the saved values of a form that the browser sent itself, on the page that follows. */
export function ClearSentForm() {
  useEffect(clearSentForm, [])
  return null
}
