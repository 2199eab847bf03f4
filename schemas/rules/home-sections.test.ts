import { expect, it } from 'vitest'
import { homeSections, shownSections } from './home-sections.ts'

it('shows every section until an editor chooses, then those alone in their order', () => {
  const all = homeSections.map(({ value }) => value)
  expect(shownSections([])).toEqual(all)
  expect(shownSections(['areas', 'cta', 'areas', undefined, 'gone'])).toEqual(['areas', 'cta'])
  expect(shownSections(['gone'])).toEqual(all)
})
