import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { compressedSuffix } from '../../lib/responses/compressed-scripts.ts'

const compress = promisify(brotliCompress)

/** As small as Brotli can make it. */
export function compressScript(script: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: script.length,
  }
  return compress(script, { params })
}

/**
 * Stores a compressed copy beside each script that a page of a build loads. They never change, so they are compressed once,
 * as well as is possible: a seventh smaller than within the time of a response. The scripts of the Studio are ten times as
 * many, and stay as they are.
 */
export async function compressScripts(buildDir: string): Promise<void> {
  await Promise.all(
    [...(await scriptsOfPages(buildDir))].map(async (path) => {
      const file = join(buildDir, path)
      if (!existsSync(file)) return
      writeFileSync(`${file}${compressedSuffix}`, await compressScript(readFileSync(file)))
    }),
  )
}

async function scriptsOfPages(buildDir: string): Promise<Set<string>> {
  const folder = join(buildDir, 'server/app')
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'))
  const scripts = new Set<string>()
  for (const name of files) {
    const html = await readFile(join(folder, name), 'utf8')
    // A script of old browsers is loaded by no other.
    for (const [tag, path] of html.matchAll(/<script[^>]* src="\/_next\/(static\/[\w./~-]+\.js)"[^>]*>/g))
      if (path && !/ nomodule/i.test(tag)) scripts.add(path)
  }
  return scripts
}
