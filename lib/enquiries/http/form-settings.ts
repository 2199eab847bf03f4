import 'server-only'
import { getEnv } from '../../env/env.ts'
import type { EnquiryKind } from '../shared/forms.ts'

/** What a form in a page needs to know of the server's settings. */
export type FormSettings = {
  /** Where the form posts to. */
  action: string
  /** True when that is another service: then the browser posts by itself and is sent back from there. */
  forwarded: boolean
  /** Where the visitor goes after sending. */
  next: string
  /** Whether the browser has to solve a calculation first. */
  captcha: boolean
}

/** The settings of one form, for a page to pass on as props. */
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
