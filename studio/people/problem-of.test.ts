import { ClientError } from '@sanity/client'
import { expect, it } from 'vitest'
import { problemOf } from './problem-of.ts'

const refusal = (body: unknown) =>
  new ClientError({ statusCode: 403, url: '', method: 'POST', headers: {}, body, statusMessage: 'Forbidden' })

it('a refusal is told in the Content Lake’s own words', () => {
  expect(
    problemOf(
      refusal({ statusCode: 403, error: 'Forbidden', message: 'The current password is not right.' }),
    ),
  ).toBe('The current password is not right.')
})

it.each([refusal('<html>'), refusal(undefined), new TypeError('Failed to fetch'), 'anything'])(
  'any other failure says what to try (%#)',
  (error) => {
    expect(problemOf(error)).toContain('check your connection')
  },
)
