import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Generated files: icons, and files with fixed names for search engines and browsers. */
const generatedFiles =
  /^\/(?:favicon\.ico|robots\.txt|sitemap\.xml|manifest\.webmanifest|(?:apple-)?icon[\w-]*\.\w+)$/

let publicFiles: ReadonlySet<string> | undefined

/** True for the path of a file of the site that is not a page. */
export function isOwnFile(path: string): boolean {
  publicFiles ??= new Set(
    readdirSync(join(process.cwd(), 'public'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(process.cwd(), 'public').length)),
  )
  return generatedFiles.test(path) || publicFiles.has(path)
}
