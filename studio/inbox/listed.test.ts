import { describe, expect, it } from 'vitest'
import { listed } from './listed.ts'
import { readEnquiry } from './stored-enquiry.ts'

const towns = [
  { id: 'town-reading', name: 'Reading', slug: 'reading' },
  { id: 'town-slough', name: 'Slough', slug: 'slough' },
]
const enquiries = [
  { _id: 'enquiry.1a2b3c4d-1', name: 'Asha Verma', carMake: 'Ford', registration: 'AB12 CDE' },
  { _id: 'enquiry.2', name: 'Boris', phone: '01632 960002', sourcePage: '/reading/caversham' },
  { _id: 'enquiry.3', name: 'Cleo', sourcePage: '/reading', town: { _ref: 'town-slough' } },
  { _id: 'enquiry.4', name: 'Dan', sourcePage: '/about' },
].map(readEnquiry)

const found = (words: string, townId = '') =>
  listed(enquiries, { words, townId }, towns).map(({ name }) => name)

describe('listed', () => {
  it.each(['asha ford', 'ab12cde', 'AB12 CDE', '1A2B-3C4D', 'verma'])('finds one by %j', (words) => {
    expect(found(words)).toEqual(['Asha Verma'])
  })

  it('finds a telephone number in another spelling', () => {
    expect(found('+44 1632 960 002')).toEqual(['Boris'])
    expect(found('asha boris')).toEqual([])
  })

  it('narrows to a town: the chosen one, else that of the page', () => {
    expect(found('', 'town-reading')).toEqual(['Boris'])
    expect(found('', 'town-slough')).toEqual(['Cleo'])
    expect(found('', 'none')).toEqual(['Asha Verma', 'Dan'])
    expect(found('')).toHaveLength(4)
  })
})
