import { readFileSync, writeFileSync } from 'node:fs'
import { subsetFonts } from './fonts/subset-fonts.ts'

// `npm run fonts` makes the fonts of pages from those of npm packages. The results are in the repository.

for (const { file, source, licence, data } of await subsetFonts()) {
  writeFileSync(`app/fonts/${file}.woff2`, data)
  writeFileSync(`app/fonts/${file}.LICENSE`, readFileSync(licence))
  const kib = (bytes: number) => (bytes / 1024).toFixed(1)
  console.log(`${file}: ${kib(readFileSync(source).length)} KiB become ${kib(data.length)} KiB`)
}
