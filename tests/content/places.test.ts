import { describe, expect, it } from 'vitest'
import { faqs } from '../../scripts/seed/content/faqs.ts'
import { guideChapters } from '../../scripts/seed/content/guide-chapters.ts'
import { type PageTexts, seedTowns } from '../../scripts/seed/places.ts'
import { allTexts, plainText, words } from './text-measures.ts'

const towns = seedTowns.map((town) => ({ path: town.slug, texts: town }))
const areas = seedTowns.flatMap((town) =>
  town.areas.map((area) => ({ path: `${town.slug}/${area.slug}`, texts: area })),
)
const pages: { path: string; texts: PageTexts }[] = [...towns, ...areas]
const facts = new Map(areas.map(({ path, texts }) => [path, texts]))

/** Two towns that stand within a borough or district may speak of what lies in it, and the other way round. */
const twins: Record<string, string[]> = {
  bracknell: ['bracknell-forest'],
  'bracknell-forest': ['bracknell'],
  windsor: ['windsor-maidenhead'],
  maidenhead: ['windsor-maidenhead'],
  'windsor-maidenhead': ['windsor', 'maidenhead'],
  newbury: ['west-berkshire'],
  'west-berkshire': ['newbury'],
}

/** The pages of GOV.UK that texts may send a seller to. */
const officialGuidance = [
  'getting-an-mot',
  'historic-vehicles',
  'make-a-sorn',
  'personalised-vehicle-registration-numbers',
  'tell-dvla-about-bereavement',
  'vehicle-log-book',
].map((page) => `https://www.gov.uk/${page}`)

function offenders(found: (page: { path: string; texts: PageTexts }) => unknown[], among = pages): string[] {
  return among.flatMap((page) => found(page).map((problem) => `${page.path}: ${String(problem)}`))
}

describe('the texts about places', () => {
  it('are as long as a reader needs: areas 180 to 350 words, towns 350 to 600', () => {
    const outside = (low: number, high: number) => (page: { texts: PageTexts }) => {
      const count = words(plainText(page.texts)).length
      return count < low || count > high ? [`${count} words`] : []
    }
    expect([...offenders(outside(180, 350), areas), ...offenders(outside(350, 600), towns)]).toEqual([])
  })

  it('have titles up to 60 and descriptions of 120 to 155 characters, each once', () => {
    expect(
      offenders(({ texts: { metaTitle, metaDescription } }) => [
        ...(metaTitle.length > 60 ? [`title of ${metaTitle.length}`] : []),
        ...(metaDescription.length < 120 || metaDescription.length > 155
          ? [`description of ${metaDescription.length}`]
          : []),
      ]),
    ).toEqual([])
    for (const field of ['metaTitle', 'metaDescription'] as const) {
      expect(new Set(pages.map(({ texts }) => texts[field])).size).toBe(pages.length)
    }
  })

  it('are calm: no exclamation marks, no stock phrases, no boasts', () => {
    const forbidden =
      /!|nestled|hassle[- ]free|look no further|whether you|bustling|vibrant|picturesque|hidden gem|second to none|stress[- ]free|peace of mind|top[- ]dollar|best price|highest price|guaranteed price|number one|unbeatable|leading car buyer|in the heart of|boasts|rest assured/i
    expect(
      offenders(({ texts }) => {
        const all = `${plainText(texts)} ${texts.metaTitle} ${texts.metaDescription}`
        return forbidden.exec(all) ?? []
      }),
    ).toEqual([])
  })

  it('link only to pages that exist, and never to themselves', () => {
    const existing = new Set([
      ...pages.map(({ path }) => `/${path}`),
      '/get-a-quote',
      '/contact',
      '/faq',
      ...faqs.map(({ slug }) => `/faq#faq-${slug}`),
      '/sell-car-guide',
      ...guideChapters.map(({ anchor }) => `/sell-car-guide#${anchor}`),
      '/about',
      ...officialGuidance,
    ])
    expect(
      offenders(({ path, texts }) =>
        [
          ...allTexts(texts)
            .join(' ')
            .matchAll(/\]\(([^)]*)\)/g),
        ]
          .map(([, target]) => target ?? '')
          .filter((target) => !existing.has(target) || target === `/${path}`),
      ),
    ).toEqual([])
  })

  it('lead a seller once to the guide or an answer of the FAQ', () => {
    expect(
      offenders(({ texts }) => {
        const links = allTexts(texts)
          .join(' ')
          .match(/\]\(\/(?:faq|sell-car-guide)/g)
        return links?.length === 1 ? [] : [`${links?.length ?? 0} links`]
      }, areas),
    ).toEqual([])
  })

  it('name only roads, motorway junctions and postcodes that stand in the facts of the place', () => {
    const known = (path: string): string => {
      const [town = ''] = path.split('/')
      const own = path.includes('/')
        ? [path]
        : [...facts.keys()].filter((area) =>
            [town, ...(twins[town] ?? [])].includes(area.split('/')[0] ?? ''),
          )
      return own
        .flatMap((area) => facts.get(area) ?? [])
        .flatMap(({ roads, junction, postcodes, facts: texts }) => {
          return [
            ...roads,
            ...postcodes,
            ...texts,
            ...(junction
              ? [
                  `M4 ${junction}`,
                  ...junction
                    .slice(1)
                    .split('/')
                    .map((n) => `J${n}`),
                ]
              : []),
          ]
        })
        .join(' ')
    }
    expect(
      offenders(({ path, texts }) => {
        const text = plainText(texts)
        const allowed = known(path)
        const named = [
          ...(text.match(
            /\b(?:[AB]\d{1,4}(?:\(M\))?|M\d{1,2}|RG\d{1,2}|SL\d|GU\d{1,2}|KT\d{1,2}|TW\d{1,2})\b/g,
          ) ?? []),
          ...[...text.matchAll(/\bjunctions? (\d{1,2})/gi)].map(([, number]) => `J${number}`),
        ]
        return named.filter(
          (name) => !new RegExp(`\\b${name.replaceAll(/[()]/g, String.raw`\$&`)}(?!\\d)`).test(allowed),
        )
      }),
    ).toEqual([])
  })

  it('name only stations that stand in the facts of the place or are a place of that name', () => {
    const stations = new Set([
      ...areas.flatMap(({ texts: { station } }) => station ?? []),
      ...areas.flatMap(({ texts: { unsure } }) =>
        unsure.flatMap((fact) => (fact.endsWith(' station') ? fact.replace(/ station$/, '') : [])),
      ),
    ])
    expect(
      offenders(({ path, texts }) => {
        const known = facts.get(path)
        const allowed = `${known?.station ?? ''} ${known?.facts.join(' ') ?? ''}`.toLowerCase()
        const text = plainText(texts).toLowerCase()
        return [...stations].filter((name) => {
          const says = text.includes(`${name.toLowerCase()} station`)
          return says && !allowed.includes(name.toLowerCase())
        })
      }, areas).filter((problem) => !/^(?:.*): (?:Windsor & Eton|Goring)/.test(problem)),
    ).toEqual([])
  })

  it('name nothing that is marked unsure, and say where only what stands there was checked', () => {
    expect(
      offenders(({ path, texts }) => {
        const text = plainText(texts)
        const { unsure = [], checked = {}, roads = [], facts: stated = [] } = facts.get(path) ?? {}
        const junctions = unsure.flatMap((fact) => /^M\d+ J(\d+)$/.exec(fact)?.[1] ?? [])
        return [
          ...unsure.filter((fact) => new RegExp(`\\b${fact}(?!\\d)`).test(text)),
          ...junctions
            .filter((number) => new RegExp(`\\bjunctions? (?:\\d+(?:, | and ))*${number}\\b`, 'i').test(text))
            .map((number) => `junction ${number}`),
          ...unsure.filter((fact) => roads.includes(fact)).map((fact) => `${fact} is among its roads`),
          ...Object.keys(checked)
            .filter((key) => !roads.includes(key) && !stated.some((fact) => fact.includes(key)))
            .map((key) => `${key} was checked and is not stated`),
        ]
      }),
    ).toEqual([])
  })
})
