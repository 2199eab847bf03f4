/** The most letters and digits that a registration has. */
export const registrationMaxLength = 8

/** What a field holds at most, with everything that does not count. */
const fieldMaxLength = 24

/** A registration that passed the rule, or the message to show the visitor. */
export type RegistrationCheck = { valid: true; registration: string } | { valid: false; message: string }

/** A registration in the form that is looked up: upper case, without spaces. */
export function normaliseRegistration(text: string): string {
  return text.toUpperCase().replace(/\s+/g, '')
}

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

const spacedFormats = [
  /^([A-Z]{2}\d{2})([A-Z]{3})$/, // since 2001: AB12 CDE
  /^([A-Z]\d{1,3})([A-Z]{3})$/, // 1983 to 2001: A123 BCD
  /^([A-Z]{3})(\d{1,3}[A-Z])$/, // 1963 to 1983: ABC 123D
  /^([A-Z]{1,3})(\d{1,4})$/, // dateless and Northern Irish: ABC 123, AAZ 1234
  /^(\d{1,4})([A-Z]{1,3})$/, // the same reversed: 123 ABC
]

/** A registration as on a number plate, with its space. An unknown format is not changed. */
export function formatRegistration(text: string): string {
  const registration = normaliseRegistration(text)
  const format = spacedFormats.find((candidate) => candidate.test(registration))
  return format ? registration.replace(format, '$1 $2') : registration
}
