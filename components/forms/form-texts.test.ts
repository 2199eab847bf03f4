import { expect, it } from 'vitest'
import { fieldNames, validateEnquiry } from '@/lib/enquiries/shared/forms'
import { fuelTypes } from '@/lib/vehicle/fuel'
import { checkRegistration } from '@/lib/vehicle/registration'
import { transmissions } from '@/lib/vehicle/transmission'
import { choiceLabels, formMessages, lookupMessages } from '../../schemas/rules/form-texts.ts'

const formTexts = new Set<string>(Object.values(formMessages))

it('editors can change every error that a visitor may cause in a form', () => {
  for (const kind of ['quote', 'contact'] as const)
    for (const wrong of ['', 'x']) {
      const result = validateEnquiry(kind, new Map(fieldNames(kind).map((name) => [name, wrong])))
      const messages = result.valid ? [] : Object.values(result.errors)
      expect(messages.length).toBeGreaterThan(1)
      expect(messages.filter((message) => !formTexts.has(message))).toEqual([])
    }
})

it('editors can change what is said of a wrong registration', () => {
  const messages = ['', '?'].flatMap((text) => {
    const check = checkRegistration(text)
    return check.valid ? [] : [check.message]
  })
  expect(Object.values(lookupMessages)).toEqual(expect.arrayContaining(messages))
})

it('editors can change the labels of all fuels and transmissions', () => {
  expect(Object.values(choiceLabels)).toEqual(expect.arrayContaining([...fuelTypes, ...transmissions]))
})

it('no text stands in two fields, one of which would do nothing', () => {
  const all = [formMessages, lookupMessages, choiceLabels].flatMap((texts) => Object.values(texts))
  expect(new Set(all).size).toBe(all.length)
})
