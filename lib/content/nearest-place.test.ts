import { describe, expect, it } from 'vitest'
import { nearestPlace } from './nearest-place.ts'

const link = (path: string) => ({ name: path, path })
const places = {
  towns: ['/reading', '/slough', '/windsor', '/windsor-maidenhead', '/newbury'].map(link),
  areas: [
    '/reading/caversham',
    '/reading/earley',
    '/windsor/eton',
    '/slough/langley',
    '/newbury/shaw',
    '/west-berkshire/shaw',
  ].map(link),
}

describe('nearestPlace', () => {
  it.each([
    ['/readng', '/reading'],
    ['/redding', '/reading'],
    ['/windsor-and-maidenhead', '/windsor-maidenhead'],
    ['/caversham', '/reading/caversham'],
    ['/reading/caversam', '/reading/caversham'],
    ['/readin/caversham', '/reading/caversham'],
    ['/slough/caversham', '/reading/caversham'],
    ['/berkshire/langley', '/slough/langley'],
    ['/west-berkshire/shaw/', '/west-berkshire/shaw'],
    ['/newbury/shaaw', '/newbury/shaw'],
    ['/reading/nowhere', '/reading'],
    ['/reading/caversham/deeper', '/reading/caversham'],
    ['/caversham/nowhere', '/reading/caversham'],
    ['/sell-my-car-earley.html', '/reading/earley'],
    ['/sell-my-car-in-slough', '/slough'],
    ['/windsor eton', undefined],
    ['/nowhere', undefined],
    ['/nowhere/at-all', undefined],
    ['/wp-login.php', undefined],
    ['/', undefined],
    [`/${'reading'.repeat(100)}`, undefined],
    [`/${'a/'.repeat(500)}`, undefined],
  ])('of %s is %s', (path, expected) => {
    expect(nearestPlace(path, places)?.path).toBe(expected)
  })

  it('is none while no place is known', () => {
    expect(nearestPlace('/reading', { towns: [], areas: [] })).toBeUndefined()
  })
})
