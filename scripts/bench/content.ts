import type { SanityClient, SanityDocumentStub } from '@sanity/client'

/** The number of towns among `size` documents; the others are areas, nineteen for each town. */
export function townsAmong(size: number): number {
  return Math.ceil(size / 20)
}

/** Creates towns and areas with texts as long as the site's. */
export async function fill(client: SanityClient, size: number): Promise<void> {
  const towns = townsAmong(size)
  const text = (seed: number) => [
    block(`Paragraph ${seed}. `.repeat(30)),
    block(`More of ${seed}. `.repeat(30)),
  ]
  const documents = Array.from({ length: size }, (_unused, index) => {
    if (index < towns) {
      const near = index === 0 ? [] : [{ _key: 'a', _type: 'reference', _ref: `town-${index - 1}` }]
      return {
        _id: `town-${index}`,
        _type: 'town',
        name: `Town ${index}`,
        slug: { current: `town-${index}` },
        intro: text(index),
        nearbyTowns: near,
      }
    }
    const area = index - towns
    return {
      _id: `area-${area}`,
      _type: 'area',
      name: `Area ${area}`,
      slug: { current: `area-${area}` },
      town: { _type: 'reference', _ref: `town-${area % towns}` },
      intro: text(index),
      localExpertise: text(index + 1),
    }
  })
  for (let at = 0; at < documents.length; at += 500) {
    await client.mutate(
      documents.slice(at, at + 500).map((document) => ({ create: document as SanityDocumentStub })),
      { returnDocuments: false },
    )
  }
}

function block(text: string) {
  return {
    _type: 'block',
    _key: 'k',
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 's', text, marks: [] }],
  }
}
