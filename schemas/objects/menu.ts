import { DocumentIcon } from '@sanity/icons/Document'
import { MenuIcon } from '@sanity/icons/Menu'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { menuPages, menuProblem } from '../rules/menu.ts'

/** An entry of the menu that the site has by itself. */
export const menuEntry = defineType({
  name: 'menuEntry',
  title: 'Page of the site',
  type: 'object',
  icon: MenuIcon,
  fields: [
    defineField({
      name: 'entry',
      title: 'Page',
      type: 'string',
      options: { list: [...menuPages] },
      validation: (rule) => rule.required().error('Choose the page.'),
    }),
  ],
  preview: {
    select: { entry: 'entry' },
    prepare: ({ entry }) => ({
      title: menuPages.find(({ value }) => value === entry)?.title ?? 'Choose a page',
    }),
  },
})

/** An entry of the menu that leads to a page of an editor's own. */
export const menuFreePage = defineType({
  name: 'menuFreePage',
  title: 'Page of your own',
  type: 'object',
  icon: DocumentIcon,
  fields: [
    defineField({
      name: 'page',
      title: 'Page',
      type: 'reference',
      to: [{ type: 'freePage' }],
      // A page that is taken down leaves the menu.
      weak: true,
      options: { disableNew: true },
      validation: (rule) => rule.required().error('Choose the page.'),
    }),
  ],
  preview: { select: { title: 'page.name' } },
})

/** The order of the menu. */
export const menuField = defineField({
  name: 'menu',
  title: 'Order of the menu',
  type: 'array',
  of: [defineArrayMember({ type: 'menuEntry' }), defineArrayMember({ type: 'menuFreePage' })],
  group: 'chrome',
  description:
    'Drag the entries into another order. Empty, the menu has all pages in the usual order; otherwise only those in the list, and after them your own pages that are to be in the menu. The button to the quote page is always there.',
  validation: (rule) => [
    rule.custom((entries: unknown[] | undefined) => menuProblem(entries) ?? true),
    rule.max(8).error('Eight entries at most: the menu would not fit on a screen.'),
  ],
})
