import { expect, it } from 'vitest'
import { contactFormWords, quoteFormWords } from '../../schemas/rules/words.ts'
import { formWords } from './form-words'

it('the Studio shows in grey what stands on pages', () => {
  const { send: _quote, sending: _quoting, ...quote } = quoteFormWords
  const { send: _message, sending: _messaging, ...contact } = contactFormWords
  expect({ ...quote, ...contact }).toEqual(formWords)
})
