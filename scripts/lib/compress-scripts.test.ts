import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { compressScripts } from './compress-scripts.ts'

const buildDir = temporaryFolder('build-')
const chunk = (name: string) => join(buildDir, 'static/chunks', name)

beforeEach(() => {
  mkdirSync(join(buildDir, 'static/chunks'), { recursive: true })
  mkdirSync(join(buildDir, 'server/app/reading'), { recursive: true })
  for (const name of ['page~1.js', 'town.js', 'old.js', 'studio.js'])
    writeFileSync(chunk(name), `// ${name}\n`.repeat(50))
  writeFileSync(
    join(buildDir, 'server/app/about.html'),
    '<script src="/_next/static/chunks/page~1.js" async=""></script>' +
      '<script src="/_next/static/chunks/old.js" noModule=""></script>' +
      '<script src="/_next/static/chunks/gone.js" async=""></script>',
  )
  writeFileSync(
    join(buildDir, 'server/app/reading/caversham.html'),
    '<script async="" src="/_next/static/chunks/town.js"></script>',
  )
})

it('compresses the scripts of all pages, and no others', async () => {
  await compressScripts(buildDir)
  for (const name of ['page~1.js', 'town.js']) {
    const copy = readFileSync(chunk(`${name}.br`))
    expect(brotliDecompressSync(copy)).toEqual(readFileSync(chunk(name)))
    expect(copy.length).toBeLessThan(100)
  }
  for (const name of ['old.js', 'studio.js', 'gone.js']) expect(existsSync(chunk(`${name}.br`))).toBe(false)
})
