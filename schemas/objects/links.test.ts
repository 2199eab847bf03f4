import { describe, expect, it } from 'vitest'
import { problems, text, town } from '../../tests/support/studio-problems.ts'

const linkedTo = (...links: object[]) =>
  town('reading', {
    intro: [
      { ...text[0], markDefs: links.map((link, index) => ({ _type: 'link', _key: `l${index}`, ...link })) },
    ],
  })

describe('a link', () => {
  it('leads to a chosen page, with a warning when that is not published', async () => {
    const page = (id: string) => ({ page: { _type: 'reference', _weak: true, _ref: id } })
    expect(await problems(linkedTo(page('town-slough')), [town('slough')])).toEqual([])
    expect(await problems(linkedTo(page('guide')))).toEqual([])
    expect(
      await problems(linkedTo(page('town-slough')), [{ ...town('slough'), _id: 'drafts.town-slough' }]),
    ).toEqual([expect.stringMatching(/^warning intro.*page: This page is not published/)])
    expect(await problems(linkedTo({}))).toEqual([expect.stringMatching(/^error intro.*href: Say where/)])
  })

  it('leads to a page of an editor’s own, chosen or typed', async () => {
    const vans = { _id: 'page-vans', _type: 'freePage', slug: { _type: 'slug', current: 'vans' } }
    const chosen = { page: { _type: 'reference', _weak: true, _ref: 'page-vans' } }
    expect(await problems(linkedTo(chosen, { href: '/vans' }), [vans])).toEqual([])
  })

  it('may be published when its typed address leads to nowhere, with a warning', async () => {
    const links = ['/contact', '/slough', '/sluogh', '/sluogh/upton'].map((href) => ({ href }))
    expect(await problems(linkedTo(...links), [town('slough')])).toEqual([
      expect.stringMatching(/^warning intro.*l2.href: There is no page at \/sluogh\./),
      expect.stringMatching(/^warning intro.*l3.href: There is no page at \/sluogh\/upton\./),
    ])
  })
})
