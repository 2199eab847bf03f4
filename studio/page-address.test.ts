import { describe, expect, it } from 'vitest'
import { pageAddress } from './page-address.ts'

describe('the address in a search result', () => {
  it('is that of the page of the document', () => {
    expect(pageAddress('example.com', { _type: 'homePage' })).toBe('example.com')
    expect(pageAddress('example.com', { _type: 'guide' })).toBe('example.com/sell-car-guide')
    expect(pageAddress('example.com', { _type: 'town', slug: { current: 'reading' } })).toBe(
      'example.com/reading',
    )
  })

  it('has the town before the area', () => {
    const area = { _type: 'area', slug: { current: 'caversham' }, town: { _ref: 'town-reading' } }
    expect(pageAddress('example.com', area)).toBe('example.com/reading/caversham')
    expect(pageAddress('example.com', { ...area, town: { _ref: '5ecd2a24' } })).toBe(
      'example.com/…/caversham',
    )
  })

  it('has an ellipsis for what is not known yet', () => {
    expect(pageAddress('example.com', { _type: 'town' })).toBe('example.com/…')
    expect(pageAddress('example.com', undefined)).toBe('example.com/…')
  })
})
