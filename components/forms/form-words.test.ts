import { expect, it } from 'vitest'
import {
  errorWords as studioErrorWords,
  lookupWords as studioLookupWords,
  contactFormWords,
  quoteFormWords,
} from '../../schemas/rules/words.ts'
import { lookupWords } from '../lookup/lookup-words'
import { errorWords } from '../layout/error-words'
import { formWords } from './form-words'

it('the Studio shows in grey what stands on pages', () => {
  expect(studioLookupWords).toEqual(lookupWords)
  expect(studioErrorWords).toEqual(errorWords)
  const { send: _quote, sending: _quoting, ...quote } = quoteFormWords
  const { send: _message, sending: _messaging, ...contact } = contactFormWords
  expect({ ...quote, ...contact }).toEqual(formWords)
})
