import { describe, expect, it } from 'vitest'
import { schemaTypes } from '../../schemas/index.ts'
import { isPreviewed, previewPath } from './preview-path.ts'

describe('a field is previewed', () => {
  it.each([
    ['homePage', 'hero', '/'],
    ['guide', 'chapters', '/sell-car-guide'],
    ['faq', 'answer', '/faq'],
    ['person', 'name', '/about'],
  ])('of %s (%s) at %s', (_type, field, path) => {
    expect(previewPath({ _id: _type, _type }, field)).toBe(path)
  })

  it('of a place on its own page, once it has an address', () => {
    const area = { _id: 'area-1', _type: 'area', slug: 'caversham' }
    expect(previewPath({ ...area, town: 'reading' }, 'intro')).toBe('/reading/caversham')
    expect(previewPath(area, 'intro')).toBeUndefined()
  })

  it('of the settings on a page that shows it', () => {
    const settings = { _id: 'siteSettings', _type: 'siteSettings', mainTown: 'reading' }
    expect(previewPath(settings, 'faqPage')).toBe('/faq')
    expect(previewPath(settings, 'placePages')).toBe('/reading')
    expect(previewPath({ ...settings, mainTown: null }, 'placePages')).toBe('/')
    expect(previewPath(settings, 'phone')).toBe('/')
  })

  it('of every kind of document but those that no page shows', () => {
    const hidden = schemaTypes.filter(({ name, type }) => type === 'document' && !isPreviewed(name))
    expect(hidden.map(({ name }) => name)).toEqual(['redirect', 'enquiry'])
  })
})
