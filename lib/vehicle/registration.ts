/** How many characters the registration field takes: the longest mark with its space, `AB12 CDE`. */
export const registrationMaxLength = 8

/** A registration that passed the rule, or the message to show the visitor. */
export type RegistrationCheck = { valid: true; registration: string } | { valid: false; message: string }

/** Upper case, without any spaces: the form a registration is looked up and passed on in. */
export function normaliseRegistration(text: string): string {
  return text.toUpperCase().replace(/\s+/g, '')
}

/**
 * Checks a typed registration. The rule is loose on purpose: personal, dateless and Northern Irish registrations have
 * shapes of their own, and only the provider knows which exist.
 */
export function checkRegistration(text: string): RegistrationCheck {
  const registration = normaliseRegistration(text)
  if (registration === '') return { valid: false, message: 'Please enter your vehicle registration number' }
  if (!/^[A-Z0-9]{2,8}$/.test(registration))
    return { valid: false, message: 'Please enter a valid UK vehicle registration' }
  return { valid: true, registration }
}

const spacedShapes = [
  /^([A-Z]{2}\d{2})([A-Z]{3})$/, // since 2001: AB12 CDE
  /^([A-Z]\d{1,3})([A-Z]{3})$/, // 1983 to 2001: A123 BCD
  /^([A-Z]{3})(\d{1,3}[A-Z])$/, // 1963 to 1983: ABC 123D
  /^([A-Z]{1,3})(\d{1,4})$/, // dateless and Northern Irish: ABC 123, AAZ 1234
  /^(\d{1,4})([A-Z]{1,3})$/, // the same reversed: 123 ABC
]

/** A registration as it reads on a plate, with its space. An unknown shape is not changed. */
export function formatRegistration(text: string): string {
  const registration = normaliseRegistration(text)
  const shape = spacedShapes.find((candidate) => candidate.test(registration))
  return shape ? registration.replace(shape, '$1 $2') : registration
}
