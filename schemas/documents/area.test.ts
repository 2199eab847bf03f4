import { describe, expect, it } from 'vitest'
import { area, problems, reference, slug, text, town } from '../../tests/support/studio-problems.ts'

describe('an area', () => {
  it('may have the address of an area of another town, not of its own', async () => {
    const towns = [town('reading'), town('wokingham')]
    expect(await problems(area('reading', 'shinfield'), [...towns, area('wokingham', 'shinfield')])).toEqual(
      [],
    )
    const twin = area('reading', 'twin', { slug: slug('shinfield') })
    expect(await problems(area('reading', 'shinfield'), [...towns, twin])).toContainEqual(
      expect.stringMatching(/^error slug/),
    )
  })

  it('may have neighbours in the town next door', async () => {
    const woodley = area('wokingham', 'woodley')
    const caversham = area('reading', 'caversham', { nearbyAreas: [reference(woodley._id)] })
    expect(await problems(caversham, [town('reading'), town('wokingham'), woodley])).toEqual([])
  })

  it('may have up to four questions, each with an answer', async () => {
    const asked = (_key: string, answer: unknown) => ({
      _type: 'questionAnswer',
      _key,
      question: 'Is there a permit zone?',
      answer,
    })
    const withQuestions = (questions: unknown[]) =>
      problems(area('reading', 'caversham', { questions }), [town('reading')])
    expect(await withQuestions([asked('a', text)])).toEqual([])
    expect(await withQuestions([asked('a', undefined)])).toContainEqual(
      expect.stringMatching(/^error questions.a.answer: .*empty/),
    )
    expect(await withQuestions(['a', 'b', 'c', 'd', 'e'].map((key) => asked(key, text)))).toContainEqual(
      expect.stringContaining('4 entries at most'),
    )
  })

  it('requires a town and valid postcode districts', async () => {
    const found = await problems(area('reading', 'caversham', { town: undefined, postcodes: ['RG4 7AA'] }))
    expect(found).toContainEqual(expect.stringMatching(/^error town: Choose the town/))
    expect(found).toContainEqual(expect.stringMatching(/^error postcodes: .*RG4 7AA/))
  })
})
