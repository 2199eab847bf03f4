import 'server-only'
import { getEnv } from '../../env/env.ts'
import type { EnquiryKind } from '../shared/forms.ts'

/** What a form in a page needs to know of the server's settings. */
export type FormSettings = {
  /** Where the form posts to. */
  action: string
  /** True when that is another service: the browser then submits the form itself and is redirected back. */
  forwarded: boolean
  /** Where the visitor goes after sending. */
  next: string
  /** Whether the browser has to solve a challenge first. */
  captcha: boolean
}

/** The settings of one form, which a page passes on as props. */
export function getFormSettings(kind: EnquiryKind): FormSettings {
  const { siteUrl, enquiries } = getEnv().public
  const forwarded = enquiries.forwardUrl !== undefined
  return {
    action: enquiries.forwardUrl ?? `/api/enquiries/${kind}`,
    forwarded,
    next: `${siteUrl}/thank-you`,
    captcha: enquiries.captcha && !forwarded,
  }
}
