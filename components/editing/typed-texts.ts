import { vercelStegaDecode, vercelStegaSplit } from '@vercel/stega'
import type { TypedText } from '@/lib/shared/preview-messages'

/** Texts of a page that are ahead of what is stored, by document and path. */
export type TypedTexts = Map<string, { now: string; before: Set<string> }>

/** Notes what an editor types. Earlier states of the text are kept: the page may be rendered with one of them. */
export function noteTyped(known: TypedTexts, id: string, texts: readonly TypedText[]): void {
  for (const { path, before, now } of texts) {
    const key = `${id} ${path}`
    const entry = known.get(key) ?? { now, before: new Set() }
    entry.before.add(before).delete(now)
    known.set(key, { ...entry, now })
  }
}

/** The text that takes the place of a rendered one; undefined where nothing newer is known. */
export function newerText(known: TypedTexts, rendered: string): string | undefined {
  const { cleaned, encoded } = vercelStegaSplit(rendered)
  const key = encoded && keyOf(rendered)
  const typed = key ? known.get(key) : undefined
  return typed?.before.has(cleaned) ? typed.now + encoded : undefined
}

/** The document and the path that a text of a preview holds, in the address of its field in the Studio. */
function keyOf(rendered: string): string | undefined {
  const { href } = vercelStegaDecode<{ href?: string }>(rendered) ?? {}
  const query = href === undefined ? undefined : new URLSearchParams(href.slice(href.indexOf('?')))
  const [id, path] = [query?.get('id'), query?.get('path')]
  return id && path ? `${id} ${path}` : undefined
}
