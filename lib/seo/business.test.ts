import { expect, it } from 'vitest'
import { company } from '../content/company.ts'
import { businessGraph } from './business.ts'

const settings = {
  brandName: 'Example Cars',
  description: '',
  serviceArea: 'Berkshire',
  foundedYear: null,
  priceRange: '££',
  phone: '0118 496 0123',
  email: 'info@example.com',
  openingHours: [],
  specialHours: [],
  rating: null,
  featuredTowns: [],
  socialLinks: [],
  icon: null,
}
const business = (of: ReturnType<typeof company>) =>
  businessGraph({ ...settings, company: of }, 'https://cars.example')['@graph'][0]

it('states nothing of a company that the editors have not described', () => {
  const facts = business(company(undefined))
  for (const name of ['legalName', 'identifier', 'vatID', 'memberOf']) expect(facts).not.toHaveProperty(name)
})

it('states what the editors have given', () => {
  const stored = {
    _type: 'company' as const,
    legalName: 'Example Cars Limited',
    companyNumber: 'SC123456',
    registeredAddress: '1 High Street\nReading RG1 1AA',
    vatNumber: 'GB 123 4567 82',
    memberships: [{ _type: 'membership' as const, _key: 'a', name: 'A Body', url: 'https://body.example/' }],
  }
  expect(business(company(stored))).toMatchObject({
    legalName: 'Example Cars Limited',
    identifier: { value: 'SC123456' },
    vatID: 'GB123456782',
    memberOf: [{ '@type': 'Organization', name: 'A Body', url: 'https://body.example/' }],
  })
  expect(company(stored).registration).toMatchObject({ registeredIn: 'Scotland' })
  expect(company({ ...stored, isWithoutVat: true }).vatNumber).toBeNull()
})

it('states the days with other hours, closed ones from midnight to midnight', () => {
  const closed = { from: '2026-12-24', until: '2026-12-26', name: 'Christmas', opens: null, closes: null }
  const early = { from: '2026-12-31', until: '2026-12-31', name: null, opens: '09:00', closes: '13:00' }
  const graph = (specialHours: (typeof closed | typeof early)[]) =>
    businessGraph({ ...settings, specialHours, company: company(undefined) }, 'https://cars.example')[
      '@graph'
    ][0]
  expect(graph([closed, early])).toMatchObject({
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-24', validThrough: '2026-12-26', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-31', validThrough: '2026-12-31', opens: '09:00', closes: '13:00' },
    ],
  })
  expect(graph([])).not.toHaveProperty('specialOpeningHoursSpecification')
})

it('has the icon of an editor as its logo', () => {
  const icon = { tab: '/t', touch: '/h', app: '/a', large: '/images/icon' }
  const logoOf = (of: object) =>
    businessGraph({ ...settings, ...of, company: company(undefined) }, 'https://cars.example')['@graph'][0]
  expect(logoOf({ icon })).toMatchObject({ logo: 'https://cars.example/images/icon' })
  expect(logoOf({})).toMatchObject({ logo: 'https://cars.example/icon-512.png' })
})
