import { describe, expect, it } from 'vitest'
import {
  companyNumberProblem,
  completeRegistration,
  icoNumberProblem,
  postcodeProblem,
  vatNumberProblem,
} from './company-details.ts'

describe('a registration', () => {
  const company = {
    legalName: ' Example Cars Limited ',
    companyNumber: '01234567',
    registeredAddress: '1 High Street\nReading\nRG1 1AA',
  }

  it('is complete with name, number and address', () => {
    expect(completeRegistration(company)).toEqual({
      legalName: 'Example Cars Limited',
      companyNumber: '01234567',
      address: '1 High Street, Reading, RG1 1AA',
    })
  })

  it.each(['legalName', 'companyNumber', 'registeredAddress'])('is nothing without its %s', (name) => {
    expect(completeRegistration({ ...company, [name]: ' ' })).toBeNull()
  })

  it('of a sole trader has no number', () => {
    expect(completeRegistration({ ...company, legalForm: 'soleTrader' })?.companyNumber).toBeNull()
    const trader = { legalForm: 'soleTrader', legalName: 'A. Name', registeredAddress: 'RG1 1AA' }
    expect(completeRegistration(trader)).toMatchObject({ legalName: 'A. Name', companyNumber: null })
  })

  it('is nothing before anything is given', () => {
    expect(completeRegistration(undefined)).toBeNull()
    expect(completeRegistration({})).toBeNull()
  })
})

describe('numbers of a company', () => {
  it.each(['01234567', 'SC123456', 'OC301234', 'R0000123', undefined, ''])('%j is no problem', (value) => {
    expect(companyNumberProblem(value)).toBeUndefined()
  })

  it.each(['1234567', '123456789', 'sc123456', '0123 4567'])('refuse the company number %j', (value) => {
    expect(companyNumberProblem(value)).toMatch(/eight characters/)
  })

  // The check digits of the second follow from HMRC's newer way.
  it.each(['GB 123 4567 82', '123456727', 'GB123456782001', undefined])(
    'accept the VAT number %j',
    (value) => {
      expect(vatNumberProblem(value)).toBeUndefined()
    },
  )

  it('refuse a VAT number that is too short, or has a wrong digit', () => {
    expect(vatNumberProblem('GB 123 4567')).toMatch(/nine digits/)
    expect(vatNumberProblem('GB 123 4567 83')).toMatch(/one is wrong/)
  })

  it('are doubted when they have not the usual form of the ICO’s register', () => {
    for (const valid of ['ZA123456', 'Z1234567', undefined]) expect(icoNumberProblem(valid)).toBeUndefined()
    for (const wrong of ['ZA12345', '12345678', 'C1234567'])
      expect(icoNumberProblem(wrong)).toMatch(/begin with Z/)
  })

  it('miss the postcode of an address', () => {
    expect(postcodeProblem('1 High Street\nReading RG1 1AA')).toBeUndefined()
    expect(postcodeProblem('')).toBeUndefined()
    expect(postcodeProblem('1 High Street\nReading')).toMatch(/postcode/)
  })
})
