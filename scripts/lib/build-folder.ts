import { chmodSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Creates the folder of the build, readable by its owner alone. The bundler's cache in one that others can read is deleted:
 * it can hold the site's token.
 */
export function preparePrivateBuildFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if ((statSync(folder).mode & 0o077) === 0) return
  rmSync(join(folder, 'cache/turbopack'), { recursive: true, force: true })
  chmodSync(folder, 0o700)
}
