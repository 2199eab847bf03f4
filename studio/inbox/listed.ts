import { type Town, townOf } from '../../lib/enquiries/shared/town-of.ts'
import { referenceOf } from '../../lib/shared/enquiry-reference.ts'
import { normaliseRegistration } from '../../lib/shared/format-registration.ts'
import { normalisePhone } from './similar.ts'
import { registrationOf, type StoredEnquiry } from './stored-enquiry.ts'

/** What a list is narrowed to; empty texts do not. The town `none` is for enquiries without one. */
export type ListFilter = { words: string; townId: string }

/** The enquiries that a list shows: every word is in one of them, and they are of the town. */
export function listed(
  enquiries: readonly StoredEnquiry[],
  { words, townId }: ListFilter,
  towns: readonly Town[],
): StoredEnquiry[] {
  const sought = words.toLowerCase().split(/\s+/).filter(Boolean)
  return enquiries.filter((enquiry) => {
    if (
      townId !== '' &&
      (townOf({ town: enquiry.town._ref, sourcePage: enquiry.sourcePage }, towns)?.id ?? 'none') !== townId
    )
      return false
    const text = searchedText(enquiry)
    return sought.every((word) => text.includes(word)) || isSameNumber(words, enquiry)
  })
}

function searchedText(enquiry: StoredEnquiry): string {
  const { name, email, phone, carMake, carModel, assignee, message, additionalInfo } = enquiry
  const registration = registrationOf(enquiry)
  return [
    name,
    email,
    phone,
    carMake,
    carModel,
    assignee.name,
    message,
    additionalInfo,
    registration,
    normaliseRegistration(registration),
    referenceOf(enquiry._id),
  ]
    .join('\n')
    .toLowerCase()
}

/** Whether a telephone number was sought that is the enquiry's, in another spelling. */
function isSameNumber(words: string, { phone }: StoredEnquiry): boolean {
  return /^[+\d][\d\s()-]{6,}$/.test(words.trim()) && normalisePhone(words) === normalisePhone(phone)
}
