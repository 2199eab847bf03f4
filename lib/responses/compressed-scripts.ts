import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { encodingFor } from './page-parts.ts'

/** The ending of a compressed copy, which the build stores beside the script. */
export const compressedSuffix = '.br'

type Script = { body: Buffer; tag: string }

/**
 * Sends the compressed copies of a build's scripts, for browsers that accept them.
 *
 * @param buildDir - relative to the working directory
 * @returns a function that responds and returns true, or returns false for any other request
 */
export function compressedScripts(
  buildDir: string,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const scripts = read(resolve(/* turbopackIgnore: true */ process.cwd(), buildDir, 'static/chunks'))
  return ({ method, url = '', headers }, response) => {
    const script = scripts.get(url)
    // A range is of the script, not of its copy.
    if (!script || method !== 'GET' || headers.range !== undefined) return false
    if (encodingFor(headers['accept-encoding']) !== 'br') return false
    const caching = {
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: script.tag,
      Vary: 'Accept-Encoding',
    }
    if (headers['if-none-match'] === script.tag) {
      response.writeHead(304, caching).end()
      return true
    }
    response.writeHead(200, {
      ...caching,
      'Content-Type': 'application/javascript; charset=UTF-8',
      'Content-Encoding': 'br',
      'Content-Length': script.body.length,
    })
    response.end(script.body)
    return true
  }
}

/** Empty for a build without copies, and while there is no build, as in development. */
function read(folder: string): Map<string, Script> {
  const scripts = new Map<string, Script>()
  try {
    for (const name of readdirSync(folder)) {
      if (!name.endsWith(compressedSuffix)) continue
      // Its name contains a hash of its content.
      const script = name.slice(0, -compressedSuffix.length)
      const tag = `"${script}"`
      scripts.set(`/_next/static/chunks/${script}`, { body: readFileSync(resolve(folder, name)), tag })
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  return scripts
}
