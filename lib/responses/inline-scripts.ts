import { createHash } from 'node:crypto'

const anyScript = /<script(\s[^>]*)?>([^]*?)<\/script>/gi
/** How Next.js hands a page's data to the browser: a call with one list. */
const pageData = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[^]*\])\)$/

/**
 * What a policy has to name for the inline scripts of a page to run, one source each. Only scripts that carry the
 * page's data are named: one that does anything else, however it came into the page, stays forbidden.
 */
export function inlineScriptSources(html: string): string[] {
  const sources = new Set<string>()
  for (const [, attributes = '', script = ''] of html.matchAll(anyScript))
    if (!/\s(?:src|type)=/.test(attributes) && carriesDataOnly(script))
      sources.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [...sources]
}

/** JSON holds no code, so a script that is such a call and nothing else cannot do anything but keep data. */
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
