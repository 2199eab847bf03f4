import { z } from 'zod'
import { statusOf } from '../../schemas/rules/enquiry-status.ts'
import { showTyped } from '../../lib/shared/visitor-text.ts'

// What is missing or malformed is empty: nothing keeps an enquiry from being shown.
const stored = z.string().catch('')
/** The visitor's own words, with invisible characters written out. */
const shown = stored.transform(showTyped)

const note = z.object({ _key: stored, text: shown, author: stored, at: stored })

const enquiry = z.object({
  _id: stored,
  kind: stored,
  receivedAt: stored,
  status: z.unknown().optional().transform(statusOf),
  lostReason: stored,
  assignee: z.object({ userId: stored, name: stored }).catch({ userId: '', name: '' }),
  offeredPrice: z.number().optional().catch(undefined),
  followUpOn: stored,
  firstContactAt: stored,
  town: z.object({ _ref: stored }).catch({ _ref: '' }),
  sourcePage: stored,
  teamNotes: z.array(note).catch([]),
  notes: shown,
  name: shown,
  email: stored,
  phone: stored,
  message: shown,
  registration: stored,
  carReg: stored,
  carMake: shown,
  carModel: shown,
  year: shown,
  mileage: shown,
  engineSize: shown,
  fuelType: shown,
  transmission: shown,
  motExpiry: shown,
  registeredDate: shown,
  additionalInfo: shown,
  delivery: z.object({ status: stored, lastError: stored }).catch({ status: '', lastError: '' }),
})

/** An enquiry as the inbox shows it. Visitors' texts can be shown as they are; e-mail, phone and registration are raw. */
export type StoredEnquiry = z.infer<typeof enquiry>

/** Reads a document of the Content Lake; an empty enquiry when it is none. */
export function readEnquiry(document: unknown): StoredEnquiry {
  return enquiry.parse(typeof document === 'object' && document !== null ? document : {})
}

/** The registration of either form as it was typed, or an empty text. */
export function registrationOf({ registration, carReg }: StoredEnquiry): string {
  return registration || carReg
}

/** Make and model, or an empty text. */
export function vehicleOf({ carMake, carModel }: StoredEnquiry): string {
  return [carMake, carModel].filter(Boolean).join(' ')
}
