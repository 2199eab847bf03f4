import { createHash, type Hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Everything a build is made of. The Content Lake, tests and scripts are not part of it. */
const sources = [
  'app',
  'components',
  'lib',
  'public',
  'schemas',
  'studio',
  'instrumentation.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'proxy.ts',
  'tsconfig.json',
]
const notBuilt = /(^lib\/content-lake\/)|(\.test\.tsx?$)/

/**
 * A fingerprint of what a build would be made of. `ingredients` are the settings and the content's identity that end
 * up in its pages; they are hashed, so that a secret among them cannot be read from the stamp.
 */
export function fingerprint(root: string, ingredients: Record<string, unknown>): string {
  const hash = createHash('sha256')
  for (const source of sources) if (existsSync(join(root, source))) addToHash(hash, root, source)
  hash.update(JSON.stringify(ingredients))
  return hash.digest('hex')
}

function addToHash(hash: Hash, root: string, path: string): void {
  if (notBuilt.test(path)) return
  const full = join(root, path)
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).toSorted()) addToHash(hash, root, `${path}/${name}`)
    return
  }
  const content = readFileSync(full)
  // The length keeps two files apart from one that holds both.
  hash.update(`${path}\0${content.length}\0`).update(content)
}
