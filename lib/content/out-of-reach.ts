import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { getEnv } from '../env/env.ts'
import { canReadContent } from './client.ts'
import { lookUpPath } from './known-paths.ts'

/**
 * Whether a page cannot be shown at this moment: content cannot be read, and the page is not kept from before, or nobody
 * can say whether there is one. Answers within a second and a half, at once as long as content can be read.
 *
 * @param path - without query
 * @param isMadeAfresh - true for who gets a page made for them alone, whatever is kept
 */
export async function isOutOfReach(path: string, isMadeAfresh: boolean): Promise<boolean> {
  const verdict = await lookUpPath(path)
  if (verdict === 'unknown' || (!isMadeAfresh && isKept(path))) return false
  return verdict === 'unclear' || !(await canReadContent())
}

/** Whether Next.js has this page on disk. */
function isKept(path: string): boolean {
  const pages = resolve(getEnv().buildDir, 'server/app')
  const file = join(pages, `${path.replace(/\/+$/, '') || '/index'}.html`)
  return file.startsWith(pages) && existsSync(file)
}
