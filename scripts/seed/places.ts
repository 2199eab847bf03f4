import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { scenes } from '../../schemas/rules/scenes.ts'
import { type ParsedQuestion, parsePlaces } from './parse-places.ts'

/** The four texts of a page, as Markdown (paragraphs, `-` lists, **strong**, [links](/path)), and its metadata. */
export type PageTexts = {
  intro: string
  sellingPoints: string
  localExpertise: string
  callToAction: string
  metaTitle: string
  metaDescription: string
}

const metadata = { metaTitle: z.string(), metaDescription: z.string() }
const position = { latitude: z.number(), longitude: z.number() }

const townFacts = z.strictObject({
  name: z.string(),
  kind: z.enum(['town', 'borough', 'district']),
  ...position,
  /** Up to four neighbours, the nearest first. */
  nearbyTowns: z.array(z.string()).max(4),
  ...metadata,
})

const areaFacts = z.strictObject({
  slug: z.string(),
  /** What is drawn at the top of its page; absent for the landmark of its town. */
  scene: z.enum(scenes.map(({ value }) => value)).optional(),
  ...position,
  /** Its outward codes, the first halves of postcodes. */
  postcodes: z.array(z.string()),
  /** Main roads in or near it. */
  roads: z.array(z.string()),
  /** The M4 junctions that people there use, by road; absent where that is not sure. */
  junction: z.string().optional(),
  /** The railway station that people there use, by road; absent where that is not sure. */
  station: z.string().optional(),
  /** `town/area` of up to four neighbours, the nearest first. */
  nearbyAreas: z.array(z.string()).max(4),
  /** Further facts that its texts may state. */
  facts: z.array(z.string()),
  /** Where facts were checked: a road, or words of a fact, with the source. */
  checked: z.record(z.string(), z.string()).default({}),
  /** Roads, junctions (`M4 J13`) and stations that only a straight line puts there: no text may name them. */
  unsure: z.array(z.string()).default([]),
  /** Why its page is kept out of search results; absent for a page with something of its own to say. */
  hiddenFromSearch: z.string().optional(),
  ...metadata,
})

/** A neighbourhood, village or parish with its facts and texts. */
export type SeedArea = z.infer<typeof areaFacts> & PageTexts & { name: string; questions: ParsedQuestion[] }
/** A town, borough or district with its areas in the order of its file. */
export type SeedTown = z.infer<typeof townFacts> & PageTexts & { slug: string; areas: SeedArea[] }

// The order in which the site lists them.
const townSlugs = [
  'reading',
  'slough',
  'wokingham',
  'bracknell-forest',
  'windsor-maidenhead',
  'west-berkshire',
  'bracknell',
  'maidenhead',
  'windsor',
  'newbury',
]

/** The ten towns, boroughs and districts of `content/places`, a Markdown file each. */
export const seedTowns: SeedTown[] = townSlugs.map((slug) => {
  const file = new URL(`content/places/${slug}.md`, import.meta.url)
  const { facts, texts, areas } = parsePlaces(readFileSync(file, 'utf8'), `${slug}.md`, {
    town: townFacts,
    area: areaFacts,
  })
  return {
    slug,
    ...facts,
    ...texts,
    areas: areas.map((area) => ({
      ...area.facts,
      ...area.texts,
      name: area.name,
      questions: area.questions,
    })),
  }
})
