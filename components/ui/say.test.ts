import { expect, it } from 'vitest'
import { editedMessage, sayWith } from './say'

const texts = {
  'There is a problem': 'Nearly there',
  'Several answers were wrong. Please wait {time}, or call us.': 'Have a break of {time}.',
}

it('says what editors have changed, and everything else as it is', () => {
  const say = sayWith(texts)
  expect([say('There is a problem'), say('Change')]).toEqual(['Nearly there', 'Change'])
  expect(sayWith(undefined)('There is a problem')).toBe('There is a problem')
})

it('keeps the time that the server has put into a message', () => {
  const message = 'Several answers were wrong. Please wait 5 minutes, or call us.'
  expect(editedMessage(texts, message)).toBe('Have a break of 5 minutes.')
  expect(editedMessage(undefined, message)).toBe(message)
  expect(editedMessage(texts, 'There is a problem')).toBe('Nearly there')
  expect(editedMessage(texts, 'Another message')).toBe('Another message')
})
