/** True for a British telephone number written in the usual groups, such as 0800 000 0000 or +44 118 000 0000. */
export function isBritishPhone(value: string): boolean {
  if (!/^\+?[\d\s()-]+$/.test(value)) return false
  const digits = value.replace(/\D/g, '')
  return value.startsWith('+') ? /^44[1-9]\d{8,9}$/.test(digits) : /^0[1-9]\d{8,9}$/.test(digits)
}

/** True for a number with nothing but zeros after the prefix. */
export function isPlaceholderPhone(value: string): boolean {
  return /0{6,}$/.test(value.replace(/\D/g, ''))
}

/** True for an address in a domain that is reserved for examples and never receives mail. */
export function isPlaceholderEmail(value: string): boolean {
  return /[@.](?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i.test(value.trim())
}
