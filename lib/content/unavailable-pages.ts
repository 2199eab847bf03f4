import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { getEnv } from '../env/env.ts'
import { canReadContent } from './client.ts'
import { lookUpPath } from './known-paths.ts'

/**
 * Whether a page cannot be shown now: content cannot be read, and the page is neither cached nor known to be missing.
 * Resolves within a second and a half, for an editor within five; at once while content can be read.
 *
 * @param path - without query
 * @param isRenderedPerRequest - true for a request whose response may not be a cached page
 */
export async function isPageUnavailable(path: string, isRenderedPerRequest: boolean): Promise<boolean> {
  const verdict = await lookUpPath(path)
  if (verdict === 'unknown' || (!isRenderedPerRequest && isCached(path))) return false
  return verdict === 'unclear' || !(await canReadContent(isRenderedPerRequest))
}

/** Whether Next.js has this page on disk. */
function isCached(path: string): boolean {
  const pages = resolve(getEnv().buildDir, 'server/app')
  const file = join(pages, `${path.replace(/\/+$/, '') || '/index'}.html`)
  return file.startsWith(pages) && existsSync(file)
}
