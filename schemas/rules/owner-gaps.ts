import { isCompany, type StoredCompany } from './company-details.ts'
import { isPlaceholderEmail, isPlaceholderPhone } from './contact-details.ts'
import { isProvenRating } from './ratings.ts'
import { recipientsMark } from './recipients.ts'

/** A fact that only the owner of the business knows, and that is still missing or invented. */
export type OwnerGap = {
  name: string
  /** Visitors see a placeholder or a sample in its place; of anything else they see nothing before it is filled in. */
  isShown: boolean
  what: string
  todo: string
  /** The form in the Studio, as it is called there. `path` is the field. Without one, it is a setting of the server. */
  form?: { title: string; id: string; type: string; path?: string }
}

/** A published document, as it is stored. */
export type StoredDocument = Readonly<{ _id: string; _type: string } & Record<string, unknown>>

/** The types of the documents that `ownerGaps` looks through. */
export const ownerTypes = ['siteSettings', 'testimonial', 'legalPage'] as const

/** The published documents that `ownerGaps` looks through, for a query in the perspective `raw`. */
export const ownerDocumentsQuery = `*[_type in ${JSON.stringify(ownerTypes)} && !(_id in path("drafts.**") || _id in path("versions.**"))]{
  _id, _type, title, slug, body, isSample, reviewedOn,
  brandName, phone, email, company, rating, ratingCount, ratingSource, ratingDate
}`

/** The name of the business that the sample content invents. */
export const sampleBrandName = 'Royal County Car Buyers'

/** The lookup invents vehicles. Whether it does is a setting of the server, which no document shows. */
export const sampleVehicles: OwnerGap = {
  name: 'vehicles',
  isShown: true,
  what: 'The lookup shows invented vehicles of a sample register.',
  todo: 'Whoever operates the site sets VEHICLE_LOOKUP_PROVIDER to a source of real ones; .env.example lists them.',
}

/** What only the owner can fill in and has not yet: first what visitors see, then what is hidden from them. */
export function ownerGaps(documents: readonly StoredDocument[]): OwnerGap[] {
  const settings = documents.find(({ _id }) => _id === 'siteSettings')
  const gaps = [
    ...(settings ? [...contactGaps(settings), ...ratingGaps(settings)] : []),
    ...sampleGaps(documents),
    ...(settings ? [...nameGaps(settings), ...companyGaps(settings)] : []),
    ...legalGaps(documents),
    ...recipientGaps(documents),
  ]
  return gaps.toSorted((a, b) => Number(b.isShown) - Number(a.isShown))
}

const settingsForm = (title: string, path: string) => ({
  title: `Site settings › ${title}`,
  id: 'siteSettings',
  type: 'siteSettings',
  path,
})

function contactGaps({ phone, email }: StoredDocument): OwnerGap[] {
  const gaps: OwnerGap[] = []
  if (typeof phone === 'string' && isPlaceholderPhone(phone))
    gaps.push({
      name: 'phone',
      isShown: true,
      what: `The telephone number ${phone} is a placeholder.`,
      todo: 'Put your own number there: nobody can call this one.',
      form: settingsForm('Contact and hours', 'phone'),
    })
  if (typeof email === 'string' && isPlaceholderEmail(email))
    gaps.push({
      name: 'email',
      isShown: true,
      what: `The e-mail address ${email} is a placeholder.`,
      todo: 'Put your own address there: enquiries are mailed to it.',
      form: settingsForm('Contact and hours', 'email'),
    })
  return gaps
}

function ratingGaps(settings: StoredDocument): OwnerGap[] {
  if (!settings['rating'] || isProvenRating(settings)) return []
  return [
    {
      name: 'rating',
      isShown: true,
      what: 'The stated rating has no reviews behind it: the page calls it a sample.',
      todo: 'Give the number of reviews, where they can be read and the date, or take the rating away.',
      form: settingsForm('Reputation', 'ratingCount'),
    },
  ]
}

function sampleGaps(documents: readonly StoredDocument[]): OwnerGap[] {
  const samples = documents.filter(({ _type, isSample }) => _type === 'testimonial' && isSample === true)
  const [first] = samples
  if (!first) return []
  return [
    {
      name: 'testimonials',
      isShown: true,
      what: `Testimonials that are samples: ${samples.length}.`,
      todo: 'Replace them with real ones, or remove them; inventing reviews is unlawful.',
      form: { title: 'Testimonials', id: first._id, type: 'testimonial' },
    },
  ]
}

function nameGaps({ brandName }: StoredDocument): OwnerGap[] {
  if (brandName !== sampleBrandName) return []
  return [
    {
      name: 'brandName',
      isShown: true,
      what: `The name ${sampleBrandName} is invented.`,
      todo: 'Put the name of your business there.',
      form: settingsForm('Business', 'brandName'),
    },
  ]
}

function companyGaps({ company: stored }: StoredDocument): OwnerGap[] {
  const company = isRecord(stored) ? stored : {}
  const wanted: [field: string, isWanted: boolean, what: string, todo: string][] = [
    ['legalName', true, 'The legal name of the business', 'A business must state it on its site.'],
    [
      'companyNumber',
      isCompany(company),
      'The company number',
      'Give it, or say that the business is a sole trader or partnership.',
    ],
    ['registeredAddress', true, 'The registered address', 'A business must state it on its site.'],
    [
      'vatNumber',
      company['isWithoutVat'] !== true,
      'The VAT number',
      'Give it, or tick “Not registered for VAT”.',
    ],
    [
      'icoNumber',
      true,
      'The registration with the Information Commissioner (ICO)',
      'Who stores enquiries must be registered: ico.org.uk/registration',
    ],
  ]
  return wanted.flatMap(([field, isWanted, what, todo]) =>
    isWanted && !isFilled(company[field])
      ? [
          {
            name: field,
            isShown: false,
            what: `${what} is missing.`,
            todo,
            form: settingsForm('Company', `company.${field}`),
          },
        ]
      : [],
  )
}

function legalGaps(documents: readonly StoredDocument[]): OwnerGap[] {
  return documents
    .filter(({ _type, reviewedOn }) => _type === 'legalPage' && !reviewedOn)
    .map(({ _id, _type, title }) => ({
      name: _id,
      isShown: false,
      what: `“${isFilled(title) ? title : 'A legal page'}” has not been reviewed.`,
      todo: 'Read it as a promise that you make, have it checked, and give the date.',
      form: { title: 'Legal pages', id: _id, type: _type, path: 'reviewedOn' },
    }))
}

function recipientGaps(documents: readonly StoredDocument[]): OwnerGap[] {
  const policy = documents.find(({ slug }) => isRecord(slug) && slug['current'] === 'privacy-policy')
  if (!policy?.['body'] || JSON.stringify(policy['body']).includes(recipientsMark)) return []
  return [
    {
      name: 'recipients',
      isShown: false,
      what: 'The privacy policy does not follow the server’s settings in who receives personal details.',
      todo: `Put ${recipientsMark} there as a point of a list, alone, in place of the mail, form and data services.`,
      form: { title: 'Legal pages', id: policy._id, type: policy._type, path: 'body' },
    },
  ]
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

const isRecord = (value: unknown): value is StoredCompany & Record<string, unknown> =>
  typeof value === 'object' && value !== null
