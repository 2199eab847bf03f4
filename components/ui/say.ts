import type { FormText } from '@/lib/content/words'
import type { EditedTexts } from '@/lib/shared/edited-texts'

/** A text as editors have it: the site's own, unless they changed it. */
export function edited(texts: EditedTexts, text: string): string {
  return texts?.[text] ?? text
}

/** `edited` for a message in which the server has put a time. */
export function editedMessage(texts: EditedTexts, message: string): string {
  for (const [own, changed] of Object.entries(texts ?? {})) {
    const [before = '', after] = own.split('{time}')
    if (after !== undefined && message.startsWith(before) && message.endsWith(after))
      return changed.replace('{time}', () => message.slice(before.length, message.length - after.length))
  }
  return edited(texts, message)
}

/** Says the site's own texts as editors have them. The compiler knows which they may change. */
export type Say = (own: FormText) => string

/** `Say` for what editors have changed. */
export function sayWith(texts: EditedTexts): Say {
  return (own) => edited(texts, own)
}
