import { expect, it } from 'vitest'
import { seedTowns } from '../../scripts/seed/places.ts'
import { jaccard, plainText, sentences, shingles, words } from './text-measures.ts'

const areas = seedTowns.flatMap((town) =>
  town.areas.map((area) => ({ path: `${town.slug}/${area.slug}`, texts: area })),
)
const pages = [...seedTowns.map((town) => ({ path: town.slug, texts: town })), ...areas]

it('no two pages share a sentence', () => {
  const owners = new Map<string, string>()
  const shared: string[] = []
  for (const { path, texts } of pages) {
    for (const sentence of new Set(sentences(plainText(texts)))) {
      const owner = owners.get(sentence)
      if (owner) shared.push(`${owner} and ${path}: ${sentence}`)
      else owners.set(sentence, path)
    }
  }
  expect(shared).toEqual([])
})

it('areas are each their own: five-word runs overlap by less than 0.10 at worst and 0.01 at the median', () => {
  const measured = areas.map(({ path, texts }) => ({ path, set: shingles(plainText(texts)) }))
  const pairs = measured.flatMap((a, index) =>
    measured.slice(index + 1).map((b) => ({ pair: `${a.path} ~ ${b.path}`, overlap: jaccard(a.set, b.set) })),
  )
  pairs.sort((a, b) => b.overlap - a.overlap)
  const at = (share: number) => pairs[Math.floor((1 - share) * (pairs.length - 1))]?.overlap ?? 0
  const counts = areas.map(({ texts }) => words(plainText(texts)).length).toSorted((a, b) => a - b)
  console.log(
    [
      `Words in an area's texts: ${counts[0]} to ${counts.at(-1)}, median ${counts[counts.length >> 1]}`,
      `Overlap of ${pairs.length} pairs: median ${at(0.5).toFixed(4)}, 99% below ${at(0.99).toFixed(4)}, highest ${at(1).toFixed(4)}`,
      ...pairs.slice(0, 10).map(({ pair, overlap }) => `  ${overlap.toFixed(4)} ${pair}`),
    ].join('\n'),
  )
  expect(at(1)).toBeLessThan(0.1)
  expect(at(0.5)).toBeLessThan(0.01)
})
