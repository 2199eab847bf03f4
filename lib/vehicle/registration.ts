import { normaliseRegistration } from '../shared/format-registration.ts'

export { formatRegistration, normaliseRegistration } from '../shared/format-registration.ts'

/** The most letters and digits that a registration has. */
export const registrationMaxLength = 8

/** What a field holds at most, with everything that does not count. */
const fieldMaxLength = 24

/** A registration that passed the rule, or the message to show the visitor. */
export type RegistrationCheck = { valid: true; registration: string } | { valid: false; message: string }

/**
 * Typed text as the field shows it: upper case, single spaces, and nothing after eight letters or digits. Other characters
 * do not count, so that `AB.12-CDE` is rejected by the check, with a message, instead of being cut without a word.
 */
export function limitRegistration(text: string): string {
  const tidy = text.trimStart().replace(/\s+/g, ' ').toUpperCase().slice(0, fieldMaxLength)
  return new RegExp(`^(?:[^A-Z0-9]*[A-Z0-9]){${registrationMaxLength}}`).exec(tidy)?.[0] ?? tidy
}

/**
 * Checks a typed registration. The rule is loose on purpose: personal, dateless and Northern Irish registrations have
 * formats of their own, and only the provider knows which exist.
 */
export function checkRegistration(text: string): RegistrationCheck {
  const registration = normaliseRegistration(text)
  if (registration === '') return { valid: false, message: 'Please enter your vehicle registration number' }
  if (!/^[A-Z0-9]{2,8}$/.test(registration))
    return { valid: false, message: 'Please enter a valid UK vehicle registration' }
  return { valid: true, registration }
}
