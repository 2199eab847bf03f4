import type { EnquiryKind } from '@/lib/enquiries/shared/forms'

/*
 * Where drafts are and when they go. Apart from what keeps and restores them, since the thank-you page needs no more.
 */

/** The name a form's draft is stored under. */
export const storageKey = (kind: EnquiryKind) => `enquiry:${kind}`

const sentKey = 'enquiry-sent'

/** Forgets what was kept of a form: it has been sent. */
export function forgetDraft(kind: EnquiryKind): void {
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

/** Forgets the draft of the form that the browser sent by itself, now that it has arrived. */
export function forgetSentDraft(): void {
  try {
    const sent = sessionStorage.getItem(sentKey)
    if (sent === 'quote' || sent === 'contact') forgetDraft(sent)
  } catch {
    // As above.
  }
}
