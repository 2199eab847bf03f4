import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { subsetFonts } from './subset-fonts.ts'

it('made the fonts of pages from the fonts of the packages, with their licences, in 38 KiB', async () => {
  const fonts = await subsetFonts()
  for (const { file, licence, data } of fonts) {
    expect(readFileSync(`app/fonts/${file}.woff2`).equals(data), `${file}: npm run fonts`).toBe(true)
    expect(readFileSync(`app/fonts/${file}.LICENSE`, 'utf8')).toBe(readFileSync(licence, 'utf8'))
  }
  expect(fonts.reduce((sum, { data }) => sum + data.length, 0)).toBeLessThan(38 * 1024)
})
