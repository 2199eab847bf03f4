import { createHash } from 'node:crypto'

const anyScript = /<script(\s[^>]*)?>([^]*?)<\/script>/gi
/** How Next.js passes a page's data to the browser: a call with one list. */
const pageData = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[^]*\])\)$/

/**
 * The sources with which a policy allows a page's inline scripts. Only scripts that hold the page's data are allowed: any
 * other script stays forbidden, however it came into the page.
 */
export function inlineScriptSources(html: string): string[] {
  const sources = new Set<string>()
  for (const [, attributes = '', script = ''] of html.matchAll(anyScript))
    if (!/\s(?:src|type)=/.test(attributes) && carriesDataOnly(script))
      sources.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [...sources]
}

/** JSON holds no code, so a script that is only such a call can do nothing but store data. */
function carriesDataOnly(script: string): boolean {
  const list = pageData.exec(script)?.[1]
  if (list === undefined) return false
  try {
    JSON.parse(list)
    return true
  } catch {
    return false
  }
}
