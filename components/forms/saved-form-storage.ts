import type { EnquiryKind } from '@/lib/enquiries/shared/forms'

/*
 * Where half-filled forms are kept, and when they are forgotten. Apart from what saves and restores them, since the
 * thank-you page needs no more.
 */

/** The name a form is saved under. */
export const storageKey = (kind: EnquiryKind) => `enquiry:${kind}`

const sentKey = 'enquiry-sent'

/** Forgets what was saved of a form: it has been sent. */
export function forgetForm(kind: EnquiryKind): void {
  try {
    sessionStorage.removeItem(storageKey(kind))
    sessionStorage.removeItem(sentKey)
  } catch {
    // Storage is switched off, so nothing was kept.
  }
}

/** Notes that the browser itself is about to send a form: whether it arrives is seen on the next page. */
export function markSent(kind: EnquiryKind): void {
  try {
    sessionStorage.setItem(sentKey, kind)
  } catch {
    // As above.
  }
}

/** Forgets the form that the browser sent by itself, now that it has arrived. */
export function forgetSentForm(): void {
  try {
    const sent = sessionStorage.getItem(sentKey)
    if (sent === 'quote' || sent === 'contact') forgetForm(sent)
  } catch {
    // As above.
  }
}
