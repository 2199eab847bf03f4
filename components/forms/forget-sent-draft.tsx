'use client'

import { useEffect } from 'react'
import { forgetSentDraft } from './draft-storage'

/** On the page that visitors come to once their form has arrived. */
export function ForgetSentDraft() {
  useEffect(forgetSentDraft, [])
  return null
}
