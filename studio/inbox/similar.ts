import { z } from 'zod'
import { normaliseRegistration } from '../../lib/shared/format-registration.ts'

const text = z.string().catch('')

/** What two enquiries are compared by. */
const identity = z.object({
  _id: text,
  receivedAt: text,
  status: z.unknown().optional(),
  email: text,
  phone: text,
  registration: text,
  vehicle: text,
})

export type Identity = z.infer<typeof identity>

/** The stored enquiries in the form in which they are compared, newest first. */
export const identityQuery = `*[_type == "enquiry" && !(_id in path("drafts.**"))] | order(receivedAt desc)[0...3000]{
  _id, receivedAt, status, email, phone,
  "registration": coalesce(registration, carReg),
  "vehicle": array::join(array::compact([carMake, carModel]), " ")
}`

/** Reads the result of `identityQuery`. */
export function readIdentities(result: unknown): Identity[] {
  return z.array(identity).parse(result)
}

/** The digits of a British number as they are dialled at home, however it was typed. */
export function normalisePhone(phone: string): string {
  const digits = phone
    .replace(/^\s*\+/, '00')
    .replace(/\(0\)/, '')
    .replace(/\D/g, '')
  return digits.replace(/^00440?/, '0').replace(/^44(?=[1-9]\d{9}$)/, '0')
}

/** The other enquiries of the same person or vehicle, each with what is the same. */
export function similarTo(
  own: Pick<Identity, '_id' | 'email' | 'phone' | 'registration'>,
  all: readonly Identity[],
): (Identity & { same: string[] })[] {
  const compared = [
    ['telephone', normalisePhone(own.phone), ({ phone }: Identity) => normalisePhone(phone)],
    ['e-mail', own.email.toLowerCase(), ({ email }: Identity) => email.toLowerCase()],
    [
      'registration',
      normaliseRegistration(own.registration),
      ({ registration }: Identity) => normaliseRegistration(registration),
    ],
  ] as const
  return all.flatMap((other) => {
    if (other._id === own._id) return []
    const same = compared.flatMap(([name, value, of]) => (value !== '' && of(other) === value ? [name] : []))
    return same.length > 0 ? [{ ...other, same }] : []
  })
}
