import { groupProblems, validateSchema } from '@sanity/schema/_internal'
import { describe, expect, it } from 'vitest'
import { problems, schema } from '../tests/support/studio-problems.ts'
import { schemaTypes, singletonNames } from './index.ts'

describe('the content model', () => {
  it('is a valid schema', () => {
    const schemaProblems = groupProblems(validateSchema(schemaTypes).getTypes()).flatMap((group) =>
      group.problems.map(({ message }) => message),
    )
    expect(schemaProblems).toEqual([])
  })

  it('has a document type for every singleton', () => {
    for (const name of singletonNames) expect(schema.get(name)?.type?.name).toBe('document')
  })
})

describe('warnings', () => {
  it('mark sample testimonials', async () => {
    const review = {
      _id: 'testimonial-1',
      _type: 'testimonial',
      name: 'A',
      location: 'Reading',
      text: 'Good.',
      rating: 5,
      order: 1,
    }
    expect(await problems({ ...review, isSample: true })).toEqual([
      expect.stringMatching(/^warning isSample: .*still a sample/),
    ])
    expect(await problems({ ...review, isSample: false })).toEqual([])
  })

  it('mark placeholder contact details', async () => {
    const settings = { _id: 'siteSettings', _type: 'siteSettings' }
    const found = await problems({ ...settings, phone: '0800 000 0000', email: 'info@royalcounty.example' })
    expect(found).toContainEqual(expect.stringMatching(/^warning phone: .*placeholder/))
    expect(found).toContainEqual(expect.stringMatching(/^warning email: .*placeholder/))
    const real = await problems({ ...settings, phone: '0118 496 0123', email: 'info@royalcounty.co.uk' })
    expect(real.filter((problem) => /phone|email/.test(problem))).toEqual([])
  })

  it('doubt an unusual number of the ICO without refusing it', async () => {
    const settings = { _id: 'siteSettings', _type: 'siteSettings', company: { icoNumber: '12345678' } }
    const found = await problems(settings)
    expect(found.filter((problem) => problem.includes('icoNumber'))).toEqual([
      expect.stringMatching(/^warning company.icoNumber: /),
    ])
  })
})
