import { Schema } from '@sanity/schema'
import { builtinTypes } from '@sanity/schema/_internal'
import { describe, expect, it } from 'vitest'
import { schemaTypes, singletonNames } from '../../schemas/index.ts'
import { findSettings, listSettings } from './list-settings.ts'

const parent = Schema.compile({ name: 'builtin', types: builtinTypes })
const schema = Schema.compile({ name: 'default', types: schemaTypes, parent })
const settings = listSettings(schema, singletonNames)

/** The fields that are found, as `document field`. */
const found = (query: string) =>
  findSettings(settings, query).map(({ document, path }) => `${document} ${path}`)

describe('finding a setting', () => {
  it('works by its label, in any case and order of words', () => {
    expect(found('opening hours')[0]).toBe('siteSettings openingHours')
    expect(found('HOURS opening').toSorted()).toEqual(found('opening hours').toSorted())
    expect(found('telephone')[0]).toBe('siteSettings phone')
  })

  it('works by what is said of it, and by the section it is in', () => {
    expect(found('call links')).toEqual(['siteSettings phone'])
    expect(found('thank-you title')).toContain('siteSettings thankYouPage.title')
  })

  it('has the fields of every page, each once', () => {
    expect(new Set(settings.map(({ document }) => document))).toEqual(new Set(singletonNames))
    expect(new Set(settings.map(({ document, path }) => `${document} ${path}`)).size).toBe(settings.length)
    expect(found('')).toHaveLength(settings.length)
    expect(found('no such setting')).toEqual([])
  })

  it('says where a field is', () => {
    const [heading] = findSettings(settings, 'heading above the selling points')
    expect(heading?.trail).toEqual(['Site settings', 'Shared texts', 'Town and area pages'])
  })
})
