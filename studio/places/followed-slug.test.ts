import { expect, it } from 'vitest'
import { followedSlug } from './followed-slug.ts'

it('the address of a new page follows its name as it is typed', () => {
  expect(followedSlug({ before: '', name: 'C', slug: undefined })).toBe('c')
  expect(followedSlug({ before: 'St John', name: 'St John’s', slug: 'st-john' })).toBe('st-johns')
  expect(followedSlug({ before: 'C', name: '', slug: 'c' })).toBeUndefined()
  expect(followedSlug({ before: '', name: ' ', slug: undefined })).toBeUndefined()
})

it('an address that an editor wrote stays', () => {
  expect(followedSlug({ before: 'Reading', name: 'Reading Town', slug: 'royal-reading' })).toBe(
    'royal-reading',
  )
})
