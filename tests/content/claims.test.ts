import { expect, it } from 'vitest'
import { buildSeedDocuments } from '../../scripts/seed/build-seed-documents.ts'
import { seedTowns } from '../../scripts/seed/places.ts'
import { plainText } from './text-measures.ts'

const pages = seedTowns.flatMap((town) => [
  { path: town.slug, texts: town },
  ...town.areas.map((area) => ({ path: `${town.slug}/${area.slug}`, texts: area })),
])

/** The sentences of all places that match, each with the address of its page. */
function sentencesMatching(
  pattern: RegExp,
  isAllowed: (sentence: string, name: string) => boolean = () => false,
): string[] {
  return pages.flatMap(({ path, texts }) =>
    [...plainText(texts).split(/(?<=[.!?])\s+|\n+/), texts.metaTitle, texts.metaDescription]
      .filter((sentence) => pattern.test(sentence) && !isAllowed(sentence, texts.name))
      .map((sentence) => `${path}: ${sentence}`),
  )
}

it('opening hours stand in the settings alone', () => {
  expect(
    sentencesMatching(
      /\b\d{1,2}(?:[:.]\d\d)? ?[ap]m\b|\bMonday to (?:Friday|Saturday)\b|\bnine (?:to|till|until) (?:five|six)\b/i,
      (sentence) =>
        // The hours of places, roads and trains are facts about those.
        !/\b(?:office|we|us|our|ring|call|phone|open)\b/i.test(sentence),
    ),
  ).toEqual([])
})

it('a number of inhabitants carries the year of its census', () => {
  expect(
    sentencesMatching(
      /\b\d{1,3},\d{3}\b[^.]*\b(?:people|residents|inhabitants|souls|population)\b|\bpopulation\b/i,
      (sentence) => /\b(?:2011|2021)\b/.test(sentence),
    ),
  ).toEqual([])
})

it('the V5C names the keeper and proves no ownership', () => {
  expect(
    sentencesMatching(
      /\b(?:V5C|logbook)\b[^.]*\b(?:proof|proves?|shows?|names?|says?)\b[^.]*\b(?:own|owns|owner|owners|ownership)\b/i,
      (sentence) => /\b(?:not|no|never|nothing|only|rather than)\b/i.test(sentence),
    ),
  ).toEqual([])
})

it('a leased or hired car is its owner’s to sell, and the text says so', () => {
  expect(
    sentencesMatching(/\b(?:leas(?:e|ed|ing)|contract[- ]hire|hired car)\b/i, (sentence) =>
      /\b(?:belongs?|not yours|cannot|can ?not|lessor|owns|goes back|supplied|leasing (?:company|firm)|lease company|provider|hirer|owner|flat|freehold|landlord|premises|tenan|house|home|land|farm)/i.test(
        sentence,
      ),
    ),
  ).toEqual([])
})

it('no advice leaves a car or its papers unguarded', () => {
  expect(
    sentencesMatching(
      /\b(?:leave|left|keep)\b[^.]*\bunlocked\b|\bgarage (?:door )?(?:is )?open\b|\bsigned authority\b/i,
    ),
  ).toEqual([])
})

it('a transfer takes minutes usually, since banks can hold it', () => {
  expect(
    sentencesMatching(/\bwithin minutes\b/i, (sentence) =>
      /\b(?:usually|normally|typically|often)\b/i.test(sentence),
    ),
  ).toEqual([])
})

it('no stock openings: a place, its road or its station that “is”', () => {
  expect(
    sentencesMatching(
      /./,
      (sentence, name) =>
        !sentence.startsWith(`${name} is `) &&
        !/^The (?:[AB]\d+|M\d+)(?:\(M\))?\b/.test(sentence) &&
        !/^[A-Z][\w’' -]+ station is\b/.test(sentence),
    ),
  ).toEqual([])
})

it('the people who come are “we” or “our driver”', () => {
  expect(sentencesMatching(/\b(?:a|the|our) (?:collector|carrier|assessor)s?\b/i)).toEqual([])
})

it('no page says what an editor has struck out as odd English', () => {
  const struckOut =
    /each have their own text|listed as the closest|down as the nearest|on the list\b|station most often given|\brailhead|therefore please|list of advisories|weekday visit between|number to know|nearest on paper|crossings of the M4|hardly is\b|need not type|paired telephones|\btransporters?\b/i
  const odd = buildSeedDocuments()
    .map((document) => [document._id, struckOut.exec(JSON.stringify(document))?.[0]])
    .filter(([, found]) => found !== undefined)
  expect(odd).toEqual([])
})

it('hours of opening are nowhere but in the settings', () => {
  const typed = buildSeedDocuments()
    .filter(({ _id }) => _id !== 'siteSettings')
    .filter((document) => /\bMon(?:day)? ?(?:to|–|-) ?(?:Fri|Sat)/i.test(JSON.stringify(document)))
  expect(typed.map(({ _id }) => _id)).toEqual([])
})
