import { parse as parseYaml } from 'yaml'
import { z } from 'zod'

const headings = ['Introduction', 'Selling points', 'Local expertise', 'Call to action'] as const

type Texts = Record<'intro' | 'sellingPoints' | 'localExpertise' | 'callToAction', string>

/** A question with its answer in Markdown. */
export type ParsedQuestion = { question: string; answer: string }

export type ParsedPlaces<Town, Area> = {
  facts: Town
  texts: Texts
  areas: { name: string; facts: Area; texts: Texts; questions: ParsedQuestion[] }[]
}

/**
 * Reads the file of a town: its facts as front matter and its four texts under second-level headings, then each area
 * under a first-level heading with its name, its facts in a YAML block, its four texts and, if it has any, its questions,
 * each a third-level heading with its answer below.
 *
 * @throws Error that names the file and the place with invalid facts or texts
 */
export function parsePlaces<Town extends z.ZodType, Area extends z.ZodType>(
  source: string,
  file: string,
  schemas: { town: Town; area: Area },
): ParsedPlaces<z.infer<Town>, z.infer<Area>> {
  const [, townYaml, rest] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  if (townYaml === undefined || rest === undefined)
    throw new Error(`${file} does not begin with its town's facts`)
  const [townTexts = '', ...sections] = rest.split(/^# /m)
  return {
    facts: parseFacts(townYaml, schemas.town, file),
    texts: parseTexts(townTexts, file),
    areas: sections.map((section) => {
      const [, name = '', yaml, texts] = /^(.*)\n\s*```yaml\n([\s\S]*?)\n```\n([\s\S]*)$/.exec(section) ?? []
      const place = `${file}, “${name || section.split('\n', 1).join()}”`
      if (yaml === undefined || texts === undefined) throw new Error(`${place} has no block of facts`)
      return {
        name: name.trim(),
        facts: parseFacts(yaml, schemas.area, place),
        ...parseAreaTexts(texts, place),
      }
    }),
  }
}

function parseFacts<Schema extends z.ZodType>(yaml: string, schema: Schema, place: string): z.infer<Schema> {
  const parsed = schema.safeParse(parseYaml(yaml))
  if (!parsed.success) throw new Error(`The facts of ${place}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}

function parseAreaTexts(markdown: string, place: string): { texts: Texts; questions: ParsedQuestion[] } {
  const [texts = '', questions] = markdown.split(/^## Local questions$/m)
  return { texts: parseTexts(texts, place), questions: parseQuestions(questions, place) }
}

function parseQuestions(markdown: string | undefined, place: string): ParsedQuestion[] {
  if (markdown === undefined) return []
  const [before = '', ...sections] = markdown.split(/^### /m)
  const found = sections.map((section) => {
    const [question = ''] = section.split('\n', 1)
    return { question: question.trim(), answer: section.slice(question.length).trim() }
  })
  const isComplete = found.length > 0 && found.every(({ question, answer }) => question && answer)
  if (before.trim() !== '' || !isComplete)
    throw new Error(`${place} needs a question and an answer under each heading of its local questions`)
  return found
}

function parseTexts(markdown: string, place: string): Texts {
  const [before = '', ...sections] = markdown.split(/^## /m)
  const found = new Map(
    sections.map((section) => {
      const [heading = ''] = section.split('\n', 1)
      return [heading.trim(), section.slice(heading.length).trim()]
    }),
  )
  const isComplete = headings.every((heading) => Boolean(found.get(heading)))
  if (before.trim() !== '' || !isComplete || sections.length !== headings.length)
    throw new Error(
      `${place} needs the headings ${headings.join(', ')}, once each, and a text under every one`,
    )
  const text = (heading: (typeof headings)[number]) => found.get(heading) ?? ''
  return {
    intro: text('Introduction'),
    sellingPoints: text('Selling points'),
    localExpertise: text('Local expertise'),
    callToAction: text('Call to action'),
  }
}
