import { chmodSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes the folder that the site is built into, for its owner alone. What an earlier version's bundler kept in an open
 * one had the site's token in it, and goes.
 */
export function preparePrivateBuildFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if ((statSync(folder).mode & 0o077) === 0) return
  rmSync(join(folder, 'cache/turbopack'), { recursive: true, force: true })
  chmodSync(folder, 0o700)
}
