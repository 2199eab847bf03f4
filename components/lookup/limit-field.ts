import { limitRegistration } from '@/lib/vehicle/registration'

/**
 * The text of a registration field as it should be. It is written back here, because React would move the caret to the
 * end.
 */
export function limitField(field: HTMLInputElement): string {
  const text = limitRegistration(field.value)
  if (text !== field.value) {
    const caret = field.selectionStart
    field.value = text
    field.setSelectionRange(caret, caret)
  }
  return text
}

/** The browser counts every character; from here on `limitField` counts those of the registration. */
export function countOwnLength(field: HTMLInputElement | null): void {
  field?.removeAttribute('maxlength')
}
