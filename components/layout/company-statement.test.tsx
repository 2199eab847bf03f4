import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Company } from '@/lib/content/company'
import { CompanyStatement } from './company-statement'

const nothing: Company = { registration: null, vatNumber: null, icoNumber: null, memberships: [] }
const registration = {
  legalName: 'Example Cars Limited',
  companyNumber: '01234567',
  registeredIn: 'England and Wales',
  address: '1 High Street, Reading, RG1 1AA',
}
const textOf = (company: Partial<Company>, brandName = 'Example Cars') =>
  renderToStaticMarkup(
    <CompanyStatement company={{ ...nothing, ...company }} brandName={brandName} />,
  ).replaceAll(/<[^>]+>/g, '')

it('is nothing before the editors have filled it in', () => {
  expect(renderToStaticMarkup(<CompanyStatement company={nothing} brandName="Example Cars" />)).toBe('')
})

it('states the registration of a company', () => {
  expect(textOf({ registration })).toBe(
    'Example Cars is a trading name of Example Cars Limited, registered in England and Wales under number 01234567. Registered office: 1 High Street, Reading, RG1 1AA.',
  )
})

it('names a sole trader, once when the business has that name', () => {
  const trader = { ...registration, legalName: 'A. Name', companyNumber: null, registeredIn: null }
  expect(textOf({ registration: trader }, 'A. Name')).toBe(
    'A. Name. Address: 1 High Street, Reading, RG1 1AA.',
  )
})

it('states each of the others alone', () => {
  expect(textOf({ vatNumber: 'GB 123 4567 82' })).toBe('VAT number GB 123 4567 82.')
  expect(textOf({ icoNumber: 'ZA123456' })).toContain('ZA123456')
})

it('lists memberships, with links where there are any', () => {
  const memberships = [
    { name: 'First Body', url: 'https://first.example/' },
    { name: 'Second Body', url: null },
  ]
  expect(textOf({ memberships })).toBe('Member of First Body and Second Body')
  expect(
    renderToStaticMarkup(<CompanyStatement company={{ ...nothing, memberships }} brandName="" />),
  ).toContain('href="https://first.example/"')
})
