import { createHash, type Hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The sources of a build. */
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
 * A fingerprint of a build's sources and inputs. `inputs` are the settings and the content's identity that its pages depend
 * on; they are hashed, so that the stamp reveals no secret.
 */
export function fingerprint(root: string, inputs: Record<string, unknown>): string {
  const hash = createHash('sha256')
  for (const source of sources) if (existsSync(join(root, source))) addToHash(hash, root, source)
  hash.update(JSON.stringify(inputs))
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
  // The length separates the content from the next path.
  hash.update(`${path}\0${content.length}\0`).update(content)
}
