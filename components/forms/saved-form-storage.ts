import type { EnquiryKind } from '@/lib/enquiries/shared/forms'

/*
 * The storage of unsent forms. Saving and restoring them is in saved-form.ts, which the thank-you page does not need.
 */

/** The key a form is saved under. */
export const storageKey = (kind: EnquiryKind) => `enquiry:${kind}`

const sentKey = 'enquiry-sent'
const referenceKey = 'enquiry-reference'

/** Deletes the saved values of a form, after it has been sent. */
export function clearForm(kind: EnquiryKind): void {
  try {
    sessionStorage.removeItem(storageKey(kind))
    sessionStorage.removeItem(sentKey)
  } catch {
    // Storage is switched off, so nothing was saved.
  }
}

/** Marks a form that the browser is about to send itself: the page that follows clears it. */
export function markSent(kind: EnquiryKind): void {
  try {
    sessionStorage.setItem(sentKey, kind)
    // Of an earlier enquiry.
    sessionStorage.removeItem(referenceKey)
  } catch {
    // As above.
  }
}

/** Stores the reference of an enquiry for the page that follows. */
export function saveReference(reference: string): void {
  try {
    sessionStorage.setItem(referenceKey, reference)
  } catch {
    // As above.
  }
}

/** The reference of the latest enquiry of this tab; empty without one. */
export function readReference(): string {
  try {
    return sessionStorage.getItem(referenceKey) ?? ''
  } catch {
    return ''
  }
}

/** Deletes the saved values of the form that the browser sent itself. */
export function clearSentForm(): void {
  try {
    const sent = sessionStorage.getItem(sentKey)
    if (sent === 'quote' || sent === 'contact') clearForm(sent)
  } catch {
    // As above.
  }
}
