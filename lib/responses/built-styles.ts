import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { StyleSheets } from './page-styles.ts'
import { parseStyles, type StyleNode } from './style-rules.ts'

/** Where Next.js serves the files of a build. */
const served = /^\/_next\/(static\/[\w./-]+\.css)$/

/** The style sheets of a build, each read and parsed once. */
export function builtStyles(buildDir: string): StyleSheets {
  const sheets = new Map<string, StyleNode[] | undefined>()
  return (path) => {
    if (!sheets.has(path)) sheets.set(path, read(buildDir, path))
    return sheets.get(path)
  }
}

function read(buildDir: string, path: string): StyleNode[] | undefined {
  const file = served.exec(path)?.[1]
  if (file === undefined || file.includes('..')) return undefined
  try {
    return parseStyles(
      readFileSync(resolve(/* turbopackIgnore: true */ process.cwd(), buildDir, file), 'utf8'),
      path,
    )
  } catch (error) {
    // The page then links to it.
    console.error(`Styles of ${path} cannot be put into pages:`, error)
    return undefined
  }
}
