const spacedFormats = [
  /^([A-Z]{2}\d{2})([A-Z]{3})$/, // since 2001: AB12 CDE
  /^([A-Z]\d{1,3})([A-Z]{3})$/, // 1983 to 2001: A123 BCD
  /^([A-Z]{3})(\d{1,3}[A-Z])$/, // 1963 to 1983: ABC 123D
  /^([A-Z]{1,3})(\d{1,4})$/, // dateless and Northern Irish: ABC 123, AAZ 1234
  /^(\d{1,4})([A-Z]{1,3})$/, // the same reversed: 123 ABC
]

/** A registration in the form that is looked up: upper case, without spaces. */
export function normaliseRegistration(text: string): string {
  return text.toUpperCase().replace(/\s+/g, '')
}

/** A registration as on a number plate, with its space. An unknown format is not changed. */
export function formatRegistration(text: string): string {
  const registration = normaliseRegistration(text)
  const format = spacedFormats.find((candidate) => candidate.test(registration))
  return format ? registration.replace(format, '$1 $2') : registration
}
