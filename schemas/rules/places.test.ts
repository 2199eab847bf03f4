import { describe, expect, it } from 'vitest'
import { isPostcodeDistrict, locationProblem } from './places.ts'
import { neighboursProblem } from './references.ts'

describe('locationProblem', () => {
  it('accepts a place in Berkshire', () => {
    expect(locationProblem({ lat: 51.456, lng: -0.972 })).toBeUndefined()
  })

  it('refuses half a position, swapped numbers and a missing minus sign', () => {
    expect(locationProblem({ lat: 51.456 })).toContain('both')
    expect(locationProblem({ lat: -0.972, lng: 51.456 })).toContain('outside')
    expect(locationProblem({ lat: 51.456, lng: 0.972 })).toContain('outside')
  })
})

describe('isPostcodeDistrict', () => {
  it('accepts only the first half of a postcode', () => {
    const good = ['RG1', 'SL6', 'RG42', 'OX12']
    expect(good.filter(isPostcodeDistrict)).toEqual(good)
    expect(['rg1', 'RG1 2AB', 'RG', '1RG', ''].filter(isPostcodeDistrict)).toEqual([])
  })
})

describe('neighboursProblem', () => {
  it('accepts other places', () => {
    expect(neighboursProblem([{ _ref: 'town-slough' }], 'town-reading')).toBeUndefined()
    expect(neighboursProblem(undefined, 'town-reading')).toBeUndefined()
  })

  it('refuses the place itself, also while it is a draft', () => {
    expect(neighboursProblem([{ _ref: 'town-reading' }], 'drafts.town-reading')).toContain('own neighbour')
    expect(neighboursProblem([{ _ref: 'town-reading' }], 'versions.r1.town-reading')).toContain(
      'own neighbour',
    )
  })

  it('refuses a place that is listed twice', () => {
    expect(neighboursProblem([{ _ref: 'a' }, { _ref: 'b' }, { _ref: 'a' }], 'c')).toContain('twice')
  })
})
