import { describe, expect, it } from 'vitest'
import { problems, reference, seo, slug, text, town } from '../../tests/support/studio-problems.ts'

describe('a town', () => {
  it('is valid when it is complete', async () => {
    expect(await problems(town('reading'))).toEqual([])
  })

  it('requires its texts, and refuses empty ones', async () => {
    const found = await problems(
      town('reading', { intro: undefined, callToAction: [{ ...text[0], children: [] }] }),
    )
    expect(found).toContainEqual(expect.stringMatching(/^error intro: .*empty/))
    expect(found).toContainEqual(expect.stringMatching(/^error callToAction: .*no words/))
  })

  it('cannot have the address of another town, published or draft, or of a page', async () => {
    const sameSlug = town('slough', { slug: slug('reading') })
    expect(await problems(town('reading'), [sameSlug])).toContainEqual(expect.stringMatching(/^error slug/))
    expect(await problems(town('reading'), [{ ...sameSlug, _id: 'drafts.town-slough' }])).toContainEqual(
      expect.stringMatching(/^error slug/),
    )
    expect(await problems(town('reading', { slug: slug('contact') }))).toContainEqual(
      expect.stringMatching(/^error slug: .*already a page/),
    )
  })

  it('may have the address of its own draft and releases', async () => {
    const versions = ['drafts.town-reading', 'versions.spring.town-reading'].map((_id) => ({
      ...town('reading'),
      _id,
    }))
    expect(await problems(town('reading'), versions)).toEqual([])
    for (const version of versions) expect(await problems(version, [town('reading')])).toEqual([])
  })

  it('has at most four neighbours, and not itself', async () => {
    const names = ['slough', 'windsor', 'newbury', 'bracknell', 'wokingham']
    const others = names.map((name) => town(name))
    const neighbours = (ids: string[]) => town('reading', { nearbyTowns: ids.map(reference) })
    expect(await problems(neighbours(others.map(({ _id }) => _id)), others)).toEqual([
      'error nearbyTowns: Four nearby towns at most.',
    ])
    expect(await problems(neighbours(['town-reading']))).toContainEqual(
      expect.stringContaining('own neighbour'),
    )
    // A neighbour that was taken down does not block publishing; the page leaves it out.
    expect(await problems(neighbours(['town-nowhere']))).toEqual([])
  })

  it('refuses dangerous links in its texts', async () => {
    const linked = [{ ...text[0], markDefs: [{ _type: 'link', _key: 'l', href: 'javascript:alert(1)' }] }]
    expect(await problems(town('reading', { intro: linked }))).toContainEqual(
      expect.stringMatching(/^error intro.*href: Only web addresses/),
    )
  })

  it('requires an alternative text for its photograph', async () => {
    const asset = reference('image-1')
    const image = { _id: 'image-1', _type: 'sanity.imageAsset' }
    expect(await problems(town('reading', { photo: { _type: 'photo', asset } }), [image])).toContainEqual(
      'error photo.alt: Say what the picture shows.',
    )
  })

  it('must lie in Berkshire', async () => {
    const elsewhere = { _type: 'location', lat: 51.456, lng: 0.972 }
    expect(await problems(town('reading', { location: elsewhere }))).toEqual([
      expect.stringMatching(/^error location: .*outside Berkshire/),
    ])
  })

  it('has a warning for search texts that would be cut off', async () => {
    const long = { ...seo, title: 'x'.repeat(61), description: 'x'.repeat(156) }
    const found = await problems(town('reading', { seo: long }))
    expect(found).toHaveLength(2)
    for (const problem of found) expect(problem).toMatch(/^warning seo\..*cut/)
  })
})
