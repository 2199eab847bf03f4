import * as z from 'zod/mini'

/*
 * The fields of the two forms. These schemas are the single source for the browser, the endpoint and the types; zod/mini
 * keeps them small in a page.
 *
 * The options of a list are not checked: a page that was loaded before a list changed still sends old options, and losing
 * an enquiry is worse than an outdated value.
 */

const isOneLine = /^[^\p{Cc}\u2028\u2029]*$/u
const htmlEmail = z.regexes.html5Email

function line(label: string, longest: number) {
  return z.string().check(
    z.overwrite((text) => text.replaceAll('\t', ' ').trim().normalize()),
    // A line break in a name or an address could inject mail headers.
    z.regex(isOneLine, `${label} must be on one line, without control characters`),
    z.maxLength(longest, `${label} must be ${longest} characters or fewer`),
  )
}

function paragraphs(label: string, longest: number) {
  return z.string().check(
    z.overwrite((text) => text.replace(/\r\n?/g, '\n').trim().normalize()),
    z.refine(
      (text) => isOneLine.test(text.replace(/[\n\t]/g, '')),
      `${label} must not have control characters`,
    ),
    z.maxLength(longest, `${label} must be ${longest} characters or fewer`),
  )
}

const optionally = (pattern: RegExp) => (text: string) => text === '' || pattern.test(text)

const date = (label: string) =>
  line(label, 10).check(
    z.refine((text) => text === '' || isCalendarDay(text), `${label} must be a real date`),
  )

const person = {
  name: line('Full name', 100).check(z.minLength(1, 'Enter your full name')),
  email: line('Email', 254).check(
    z.minLength(1, 'Enter your email address'),
    z.refine(
      (text) => htmlEmail.test(text) && /@[^@]+\.[^@]+$/.test(text),
      'Enter an email address in the correct format, like name@example.com',
    ),
  ),
  phone: line('Phone', 40).check(
    z.minLength(1, 'Enter your telephone number'),
    z.refine((text) => {
      const digits = text.replace(/\D/g, '').length
      return digits >= 7 && digits <= 15
    }, 'Enter a telephone number, like 01632 960 001 or +44 808 157 0192'),
  ),
}

const vehicle = {
  engineSize: line('Engine size', 30),
  fuelType: line('Fuel type', 30),
  transmission: line('Transmission', 30),
  motExpiry: date('MOT expiry'),
  registeredDate: date('First registered'),
}

const registration = line('Registration', 12).check(z.overwrite((text) => text.toUpperCase()))
const year = line('Year', 4).check(
  z.refine(optionally(/^(?:19|20)\d\d$/), 'Year must be four digits, like 2016'),
)
const mileage = line('Mileage', 12).check(
  z.overwrite((text) => text.replace(/[,\s]/g, '')),
  z.refine(optionally(/^\d{1,7}$/), 'Mileage must be a whole number, like 45000'),
)

const schemas = {
  quote: z.object({
    registration,
    carMake: line('Car make', 60).check(z.minLength(1, 'Select the make of your car')),
    carModel: line('Car model', 100).check(z.minLength(1, 'Enter the model of your car')),
    year,
    ...vehicle,
    mileage,
    additionalInfo: paragraphs('Additional information', 4000),
    ...person,
  }),
  contact: z.object({
    message: paragraphs('Message', 4000).check(z.minLength(1, 'Enter your message')),
    carReg: registration,
    carMake: line('Car make', 60),
    carModel: line('Car model', 100),
    ...vehicle,
    ...person,
  }),
}

/** Which of the two forms. */
export type EnquiryKind = keyof typeof schemas

/** The values of a form; an empty field is an empty string. */
export type EnquiryFields = { [Kind in EnquiryKind]: z.infer<(typeof schemas)[Kind]> }

/** The same schemas, typed so that a kind's fields follow from it. */
const schemaOf: { [Kind in EnquiryKind]: z.ZodMiniType<EnquiryFields[Kind]> } = schemas

/** A field of either form. */
export type FieldName = keyof EnquiryFields['quote'] | keyof EnquiryFields['contact']

/** Error messages by field, in the order of the form. */
export type FieldErrors = Partial<Record<FieldName, string>>

/** The valid fields of a form, or its errors. */
export type Validation<Kind extends EnquiryKind = EnquiryKind> =
  | { valid: true; fields: EnquiryFields[Kind] }
  | { valid: false; errors: FieldErrors }

/** Whether there is such a form. */
export function isEnquiryKind(name: string): name is EnquiryKind {
  return Object.hasOwn(schemas, name)
}

/** The fields of a form, in their order on the page. */
export function fieldNames(kind: EnquiryKind): FieldName[] {
  return kind === 'quote' ? keysOf(schemas.quote.shape) : keysOf(schemas.contact.shape)
}

/** Validates and normalises typed values. Fields that the form does not have are dropped. */
export function validateEnquiry<Kind extends EnquiryKind>(
  kind: Kind,
  typed: ReadonlyMap<string, string>,
): Validation<Kind> {
  const names = fieldNames(kind)
  const parsed = schemaOf[kind].safeParse(
    Object.fromEntries(names.map((name) => [name, typed.get(name) ?? ''])),
  )
  if (parsed.success) return { valid: true, fields: parsed.data }
  const errors: FieldErrors = {}
  for (const name of names) {
    const issue = parsed.error.issues.find(({ path }) => path[0] === name)
    if (issue) errors[name] = issue.message
  }
  return { valid: false, errors }
}

function keysOf<T extends object>(shape: T): Extract<keyof T, string>[] {
  const keys: Extract<keyof T, string>[] = []
  for (const key in shape) keys.push(key)
  return keys
}

function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
