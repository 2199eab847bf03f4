import { expect, it } from 'vitest'
import { menuProblem } from '../../schemas/rules/menu.ts'
import { menuWords } from '../../schemas/rules/words.ts'
import { menuEntries } from './menu.ts'

const page = (name: string, isInMenu: boolean) => ({
  id: `id-${name}`,
  name,
  path: `/${name.toLowerCase()}`,
  isInMenu,
  isInFooter: true,
})
const pages = [page('Export', false), page('Vans', true)]
const names = (chosen: Parameters<typeof menuEntries>[0]) =>
  menuEntries(chosen, menuWords, pages).map(({ name }) => name)

it('has all pages in the usual order, an editor’s own before the contact page', () => {
  expect(menuEntries([], menuWords, pages)).toEqual([
    { name: 'Home', path: '/' },
    { name: 'Sell Your Car', path: null },
    { name: 'About Us', path: '/about' },
    { name: 'FAQ', path: '/faq' },
    { name: 'Vans', path: '/vans' },
    { name: 'Contact', path: '/contact' },
  ])
})

it('has what an editor chose in that order, and after it pages that ask for the menu', () => {
  expect(names([{ entry: 'contact' }, { page: 'id-Export' }, { entry: 'sell' }])).toEqual([
    'Contact',
    'Export',
    'Sell Your Car',
    'Vans',
  ])
  expect(names([{ page: 'id-Vans' }, { entry: 'home' }])).toEqual(['Vans', 'Home'])
})

it('leaves out pages that are gone, and is usual when none is left', () => {
  expect(names([{ page: 'gone' }, { entry: 'faq' }])).toEqual(['FAQ', 'Vans'])
  expect(names([{ page: 'gone' }, { entry: 'of another version' }])).toEqual(names([]))
})

it('names no page twice', () => {
  const reference = { _ref: 'id-Vans' }
  expect(menuProblem(undefined)).toBeUndefined()
  expect(menuProblem([{ entry: 'faq' }, { page: reference }, {}, {}, { page: {} }])).toBeUndefined()
  expect(menuProblem([{ entry: 'faq' }, { entry: 'faq' }])).toMatch(/twice/)
  expect(menuProblem([{ page: reference }, { page: reference }])).toMatch(/twice/)
})
