import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parsePlaces } from './parse-places.ts'

const schemas = { town: z.strictObject({ kind: z.string() }), area: z.strictObject({ slug: z.string() }) }

const texts = (word: string) =>
  `## Introduction\n\n${word} one.\n\n${word} two.\n\n## Selling points\n\n- A\n\n## Local expertise\n\nB\n\n## Call to action\n\nC\n`

const area = (name: string, facts: string, markdown = texts(name)) =>
  `# ${name}\n\n\`\`\`yaml\n${facts}\n\`\`\`\n\n${markdown}`

const town = (...areas: string[]) => ['---\nkind: town\n---\n', texts('Town'), ...areas].join('\n')

const parse = (source: string) => parsePlaces(source, 'town.md', schemas)

describe('parsing the file of a town', () => {
  it('returns facts and four texts of the town and of each area, in order', () => {
    expect(parse(town(area('Upper End', 'slug: upper'), area('Lower End', 'slug: lower')))).toEqual({
      facts: { kind: 'town' },
      texts: {
        intro: 'Town one.\n\nTown two.',
        sellingPoints: '- A',
        localExpertise: 'B',
        callToAction: 'C',
      },
      areas: [
        {
          name: 'Upper End',
          facts: { slug: 'upper' },
          texts: expect.objectContaining({ intro: 'Upper End one.\n\nUpper End two.' }) as unknown,
          questions: [],
        },
        { name: 'Lower End', facts: { slug: 'lower' }, texts: expect.anything() as unknown, questions: [] },
      ],
    })
  })

  it('returns the questions of an area', () => {
    const questions =
      '\n## Local questions\n\n### Is there a gate?\n\nYes.\n\nTwo.\n\n### And a ford?\n\nNo.\n'
    expect(parse(town(area('End', 'slug: end') + questions)).areas[0]).toMatchObject({
      texts: { callToAction: 'C' },
      questions: [
        { question: 'Is there a gate?', answer: 'Yes.\n\nTwo.' },
        { question: 'And a ford?', answer: 'No.' },
      ],
    })
  })

  it.each([
    ['no facts of the town', texts('Town'), /town\.md does not begin with its town's facts/],
    ['an unknown fact', town(area('End', 'slug: end\ncolour: red')), /town\.md, “End”.*colour/s],
    ['an area without facts', town(`# End\n\n${texts('End')}`), /“End” has no block of facts/],
    [
      'a question without an answer',
      town(`${area('End', 'slug: end')}\n## Local questions\n\n### Is there a gate?\n`),
      /“End” needs a question and an answer/,
    ],
    [
      'a missing text',
      town(area('End', 'slug: end', texts('End').replace('## Local expertise', '## Local'))),
      /“End” needs the headings/,
    ],
    [
      'an empty text',
      town(area('End', 'slug: end', texts('End').replace('\nB\n', ''))),
      /“End” needs the headings/,
    ],
    [
      'text outside a heading',
      town(area('End', 'slug: end', `Stray.\n\n${texts('End')}`)),
      /“End” needs the headings/,
    ],
  ])('fails and names the place with %s', (_fault, source, message) => {
    expect(() => parse(source)).toThrow(message)
  })
})
