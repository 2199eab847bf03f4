import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { inlineScriptSources } from './inline-scripts.ts'
import { withLeanData } from './page-data.ts'
import { type StyleSheets, withStyles } from './page-styles.ts'

/*
 * Computed once for each version of a page and cached, because a version is sent many times before it changes. It is
 * identified by the ETag of Next.js, which is a hash of its content.
 */

const sources = new LRUCache<string, InlineSources>({ max: 2000 })
const compressed = new LRUCache<string, Buffer>({
  maxSize: 24 * 1024 * 1024,
  sizeCalculation: ({ length }) => length,
})

/** The sources with which a policy allows what is inside a page. */
export type InlineSources = { scripts: string[]; style?: string }

/** The sources cached for a version of a page. */
export function knownSources(tag: string | undefined): InlineSources | undefined {
  return tag === undefined ? undefined : sources.get(tag)
}

/** A page with its styles inside and without what travels twice for nothing, and the sources of what is inside it. */
export function completePage(
  tag: string | undefined,
  rendered: string,
  styleSheets: StyleSheets,
): { body: string; sources: InlineSources } {
  const body = withLeanData(rendered)
  const styled = withStyles(body, styleSheets)
  const found = { scripts: inlineScriptSources(body), ...(styled && { style: styled.source }) }
  if (tag !== undefined) sources.set(tag, found)
  return { body: styled?.html ?? body, sources: found }
}

export type Encoding = 'br' | 'gzip'

/** The encoding to send to a browser that accepts these; undefined to send the text as it is. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  const names = new Set(
    (accepted ?? '').split(',').flatMap((entry) => {
      const [name = '', weight = ''] = entry.split(';')
      return /^\s*q=0(?:\.0*)?\s*$/i.test(weight) ? [] : [name.trim().toLowerCase()]
    }),
  )
  if (names.has('br')) return 'br'
  return names.has('gzip') ? 'gzip' : undefined
}

/** That version of a page in that encoding; `body` is called when it is not cached. */
export function compressedCopy(tag: string, encoding: Encoding, body: () => string): Buffer {
  const key = `${encoding} ${tag}`
  const known = compressed.get(key)
  if (known) return known
  const copy = compress(body(), encoding)
  compressed.set(key, copy)
  return copy
}

export function compress(body: string | Buffer, encoding: Encoding): Buffer {
  return encoding === 'br' ? brotliCompressSync(body, brotliOptions(body)) : gzipSync(body)
}

/** Two milliseconds for a page; the next better quality takes seven times as long and makes it smaller by 0.5%. */
function brotliOptions(body: string | Buffer) {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 8,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(body),
    },
  }
}
