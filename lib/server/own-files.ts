import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What the site makes beside its pages: icons, and what search engines and browsers ask for by name. */
const madeFiles =
  /^\/(?:favicon\.ico|robots\.txt|sitemap\.xml|manifest\.webmanifest|(?:apple-)?icon[\w-]*\.\w+)$/

let publicFiles: ReadonlySet<string> | undefined

/** True for the address of a file that the site has beside its pages. */
export function isOwnFile(path: string): boolean {
  publicFiles ??= new Set(
    readdirSync(join(process.cwd(), 'public'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(process.cwd(), 'public').length)),
  )
  return madeFiles.test(path) || publicFiles.has(path)
}
