import { expect, it } from 'vitest'
import { patternProblem, placeWords } from '../../schemas/rules/words.ts'
import { lookupMessages } from '../../schemas/rules/form-texts.ts'
import { withPlace } from '../shared/place-pattern.ts'
import { changedWords, editedTexts, wordsInForce } from './words.ts'

it('an empty field has the site’s own words', () => {
  expect(wordsInForce(placeWords, undefined)).toEqual(placeWords)
  expect(wordsInForce(placeWords, { link: '', nearbyTowns: '  ', nearbyAreas: null })).toEqual(placeWords)
  expect(wordsInForce(placeWords, { nearbyTowns: 'Also close' })).toEqual({
    ...placeWords,
    nearbyTowns: 'Also close',
  })
})

it('a pattern names the place', () => {
  expect(patternProblem(placeWords.heading, 'Sell your car in {place}')).toBeUndefined()
  expect(patternProblem(placeWords.heading, undefined)).toBeUndefined()
  expect(patternProblem(placeWords.heading, 'Sell your car')).toMatch(/\{place\}/)
  expect(wordsInForce(placeWords, { heading: 'Sell your car' }).heading).toBe(placeWords.heading)
  expect(withPlace('{place}: sell a car in {place}', 'Reading')).toBe('Reading: sell a car in Reading')
})

it('the browser gets what an editor has changed and nothing else', () => {
  expect(changedWords(placeWords, undefined)).toBeUndefined()
  expect(changedWords(placeWords, { nearbyTowns: placeWords.nearbyTowns })).toBeUndefined()
  expect(changedWords(placeWords, { nearbyTowns: 'Also close', link: 'no place' })).toEqual({
    nearbyTowns: 'Also close',
  })
})

it('what forms and lookup say is found by the site’s own texts, and keeps its marks', () => {
  const { value, nothingFor } = lookupMessages
  expect(editedTexts(lookupMessages, { value, nothingFor: 'Nothing at all' })).toBeUndefined()
  expect(editedTexts(lookupMessages, { value: 'Worth:', nothingFor: 'Nothing for {registration}' })).toEqual({
    [value]: 'Worth:',
    [nothingFor]: 'Nothing for {registration}',
  })
})
