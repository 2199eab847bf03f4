import { expect, it } from 'vitest'
import { problems } from '../../tests/support/studio-problems.ts'

const problemsWith = async (heading: string | undefined) =>
  (await problems({ _id: 'siteSettings', _type: 'siteSettings', placeWords: { heading } })).filter(
    (problem) => problem.includes('placeWords'),
  )

it('may be empty, and a pattern without the place is refused', async () => {
  expect(await problemsWith(undefined)).toEqual([])
  expect(await problemsWith('We buy cars in {place}')).toEqual([])
  expect(await problemsWith('We buy cars')).toEqual([
    expect.stringMatching(/^error placeWords\.heading: Write \{place\}/),
  ])
})
