import { evaluate, parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { ownerDocumentsQuery, ownerGaps, type StoredDocument } from './owner-gaps.ts'

const company = {
  legalName: 'Example Cars Limited',
  companyNumber: '01234567',
  registeredAddress: '1 High Street, Reading RG1 1AA',
  vatNumber: 'GB 123 4567 82',
  icoNumber: 'ZA123456',
}
const settings = (more: object = {}): StoredDocument => ({
  _id: 'siteSettings',
  _type: 'siteSettings',
  brandName: 'Example Cars',
  phone: '0118 496 0123',
  email: 'info@royalcounty.co.uk',
  company,
  ...more,
})
const names = (...documents: StoredDocument[]) => ownerGaps(documents).map(({ name }) => name)

describe('what only the owner can fill in', () => {
  it('is nothing once all of it is there', () => {
    const legal = { _id: 'legal-terms', _type: 'legalPage', reviewedOn: '2026-11-01' }
    const review = { _id: 'testimonial-1', _type: 'testimonial', isSample: false }
    expect(names(settings(), legal, review)).toEqual([])
  })

  it('names placeholders that visitors see, with their values', () => {
    const gaps = ownerGaps([settings({ phone: '0800 000 0000', email: 'info@royalcounty.example' })])
    expect(gaps).toMatchObject([
      { isShown: true, what: expect.stringContaining('0800 000 0000'), form: { path: 'phone' } },
      { isShown: true, what: expect.stringContaining('info@royalcounty.example'), form: { path: 'email' } },
    ])
  })

  it.each(['legalName', 'companyNumber', 'registeredAddress', 'vatNumber', 'icoNumber'])(
    'misses the %s',
    (field) => {
      const gaps = ownerGaps([settings({ company: { ...company, [field]: ' ' } })])
      expect(gaps).toMatchObject([{ name: field, isShown: false, form: { path: `company.${field}` } }])
    },
  )

  it('does not want a number that the business has not got', () => {
    const { companyNumber: _number, vatNumber: _vat, ...rest } = company
    expect(names(settings({ company: rest }))).toEqual(['companyNumber', 'vatNumber'])
    const trader = { ...rest, legalForm: 'soleTrader', isWithoutVat: true }
    expect(names(settings({ company: trader }))).toEqual([])
  })

  it('wants the evidence of a stated rating, and none without a rating', () => {
    const evidence = { ratingCount: 212, ratingSource: 'Google reviews', ratingDate: '2026-11-01' }
    expect(names(settings({ rating: 4.9 }))).toEqual(['rating'])
    expect(names(settings({ rating: 4.9, ...evidence }))).toEqual([])
  })

  it('counts sample testimonials, and leads to the first', () => {
    const samples = ['a', 'b'].map((_id) => ({ _id, _type: 'testimonial', isSample: true }))
    expect(ownerGaps([settings(), ...samples])).toMatchObject([
      { what: 'Testimonials that are samples: 2.', form: { id: 'a', type: 'testimonial' } },
    ])
  })

  it('names a privacy policy that does not follow the settings of the server', () => {
    const policy = (text: string) => ({
      _id: 'legal-privacy-policy',
      _type: 'legalPage',
      slug: { current: 'privacy-policy' },
      reviewedOn: '2026-11-01',
      body: [{ _type: 'block', children: [{ _type: 'span', text }] }],
    })
    expect(names(settings(), policy('our mail service'))).toEqual(['recipients'])
    expect(names(settings(), policy('{recipients}'))).toEqual([])
  })

  it('names legal pages without a date of review', () => {
    const terms = { _id: 'legal-terms', _type: 'legalPage', title: 'Terms' }
    expect(ownerGaps([settings(), terms])).toMatchObject([
      { what: '“Terms” has not been reviewed.', form: { id: 'legal-terms', path: 'reviewedOn' } },
    ])
  })

  it('begins with what visitors see', () => {
    const gaps = ownerGaps([settings({ company: undefined, brandName: 'Royal County Car Buyers' })])
    expect(gaps.map(({ isShown }) => isShown)).toEqual([true, false, false, false, false, false])
  })
})

describe('the query for it', () => {
  it('returns published documents with every field that the list is made of', async () => {
    const documents = [
      settings({ company: undefined, rating: 4.9 }),
      { _id: 'a', _type: 'testimonial', isSample: true },
      { _id: 'b', _type: 'legalPage', title: 'Terms' },
    ]
    const versions = ['drafts.c', 'versions.spring.c'].map((_id) => ({
      _id,
      _type: 'testimonial',
      isSample: true,
    }))
    const dataset = [...documents, ...versions]
    const found = (await (await evaluate(parse(ownerDocumentsQuery), { dataset })).get()) as StoredDocument[]
    expect(ownerGaps(found)).toEqual(ownerGaps(documents))
  })
})
