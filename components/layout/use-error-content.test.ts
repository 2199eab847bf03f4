import { expect, it } from 'vitest'
import { errorWords } from '@/schemas/rules/error-words'
import { readErrorContent } from './use-error-content'

it('has the words of an editor', () => {
  expect(
    readErrorContent({ phone: '0800 123 4567', errors: { ...errorWords, title: 'Something broke' } }),
  ).toEqual({
    phone: '0800 123 4567',
    words: { ...errorWords, title: 'Something broke' },
  })
})

it.each([undefined, null, 'nothing', {}, { phone: '', errors: { title: 7 } }, { errors: [] }])(
  'has its own words after a response of %j',
  (body) => expect(readErrorContent(body)).toEqual({ phone: undefined, words: errorWords }),
)
