/** What an editor has given about the company, as it is stored. */
export type StoredCompany = {
  legalForm?: unknown
  legalName?: unknown
  companyNumber?: unknown
  registeredAddress?: unknown
}

/** What a business must say about itself: a company its number too. */
export type Registration = {
  legalName: string
  /** The number at Companies House; null for a sole trader or a partnership. */
  companyNumber: string | null
  /** In one line. */
  address: string
}

/** The registration, once all of it is given: visitors never see a part of it. */
export function completeRegistration(company: StoredCompany | null | undefined): Registration | null {
  const legalName = textOf(company?.legalName)
  const address = textOf(company?.registeredAddress)
  const companyNumber = isCompany(company) ? textOf(company?.companyNumber) : null
  if (!legalName || !address || companyNumber === '') return null
  return { legalName, companyNumber, address: address.split(/\s*\n\s*/).join(', ') }
}

/** Whether there is a number at Companies House to give. Without a choice, a limited company is assumed. */
export function isCompany(company: StoredCompany | null | undefined): boolean {
  return company?.legalForm !== 'soleTrader'
}

/** What is wrong with a company number, as a message to the editor; `undefined` when it is valid or empty. */
export function companyNumberProblem(value: string | undefined): string | undefined {
  if (!value || /^(?:\d{8}|[A-Z]{2}\d{6}|R\d{7})$/.test(value)) return undefined
  return 'A company number has eight characters: 01234567, or SC123456 in Scotland. Keep the zeros in front.'
}

/** What is wrong with a VAT number; `undefined` when it is valid or empty. */
export function vatNumberProblem(value: string | undefined): string | undefined {
  if (!value) return undefined
  const digits = /^(?:GB)?((?:\d{3}){3}(?:\d{3})?)$/.exec(value.replaceAll(' ', ''))?.[1]
  if (!digits) return 'A VAT number has nine digits, with or without GB in front: GB 123 4567 82.'
  return hasVatCheckDigits(digits) ? undefined : 'Compare the digits with your VAT certificate: one is wrong.'
}

/** The last two of nine digits follow from the first seven, by one of the two ways that HMRC uses. */
function hasVatCheckDigits(digits: string): boolean {
  const sum = Array.from(digits.slice(0, 7), Number).reduce(
    (total, digit, index) => total + digit * (8 - index),
    0,
  )
  const check = sum + Number(digits.slice(7, 9))
  return check % 97 === 0 || (check + 55) % 97 === 0
}

/** Warns of an unusual number of the Information Commissioner's register; `undefined` for the usual form, or none. */
export function icoNumberProblem(value: string | undefined): string | undefined {
  if (!value || /^Z[A-Z\d]\d{6}$/.test(value)) return undefined
  return 'Compare it with the register: most numbers of the ICO begin with Z and have eight characters, such as ZA123456.'
}

/** Warns of a British address without a postcode; `undefined` when there is one, or no address yet. */
export function postcodeProblem(value: string | undefined): string | undefined {
  if (!value?.trim() || /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/i.test(value)) return undefined
  return 'The postcode is missing.'
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
