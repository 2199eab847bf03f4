import { expect, it } from 'vitest'
import { problems, redirect, seo, slug, text, town } from '../../tests/support/studio-problems.ts'

const page = (current: string) => ({
  _id: 'page-vans',
  _type: 'freePage',
  name: 'Vans',
  slug: slug(current),
  sections: [{ _type: 'pageSection', _key: 'a', text }],
  seo,
})

it('cannot have the address of a town or of the site, nor a town its address', async () => {
  expect(await problems(page('vans'), [town('reading')])).toEqual([])
  expect(await problems(page('reading'), [town('reading')])).toContainEqual(
    expect.stringMatching(/^error slug/),
  )
  expect(await problems(town('reading'), [page('reading')])).toContainEqual(
    expect.stringMatching(/^error slug/),
  )
  expect(await problems(page('studio'))).toContainEqual(
    expect.stringMatching(/^error slug: .*already a page/),
  )
})

it('is not led away from by a redirect', async () => {
  expect(await problems(redirect('a', '/vans', '/faq'), [page('vans')])).toContainEqual(
    expect.stringMatching(/^error from: .*no longer reach/),
  )
})
