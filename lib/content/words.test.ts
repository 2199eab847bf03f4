import { expect, it } from 'vitest'
import { patternProblem, placeWords } from '../../schemas/rules/words.ts'
import { withPlace } from '../shared/place-pattern.ts'
import { changedWords, wordsInForce } from './words.ts'

it('an empty field has the site’s own words', () => {
  expect(wordsInForce(placeWords, undefined)).toEqual(placeWords)
  expect(wordsInForce(placeWords, { link: '', nearbyTowns: '  ', nearbyAreas: null })).toEqual(placeWords)
  expect(wordsInForce(placeWords, { nearbyTowns: 'Also close' })).toEqual({
    ...placeWords,
    nearbyTowns: 'Also close',
  })
})

it('a pattern names the place', () => {
  expect(patternProblem('Sell your car in {place}')).toBeUndefined()
  expect(patternProblem(undefined)).toBeUndefined()
  expect(patternProblem('Sell your car')).toMatch(/\{place\}/)
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
